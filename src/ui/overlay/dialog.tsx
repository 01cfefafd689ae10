import type { ReactNode } from 'react';
import { classNames } from '#src/ui/class-names.ts';
import { IconButton } from '#src/ui/buttons/icon-button.tsx';
import styles from './dialog.module.css';

export type DialogProps = {
  /** What `opens` and `closes` of a `Button` name. */
  readonly id: string;
  readonly title: string;
  readonly closeText: string;
  readonly children: ReactNode;
  /** Buttons at its foot, always in sight. */
  readonly foot?: ReactNode | undefined;
  readonly size?: 'small' | 'medium' | 'large' | undefined;
  readonly onClose?: (() => void) | undefined;
};

/** A question or a choice above the page. Opened by a button's `opens`, without script where the browser can. */
export function Dialog(props: DialogProps) {
  return <Overlay {...props} kind="dialog" />;
}

export type SheetProps = Omit<DialogProps, 'size'> & {
  /** `full` takes a phone's whole screen: search. */
  readonly size?: 'part' | 'full' | undefined;
};

/** The same from the lower edge on a phone, from the end of the line on a desktop: filters, pickers. */
export function Sheet(props: SheetProps) {
  const { size = 'part', ...rest } = props;
  return <Overlay {...rest} kind="sheet" size={size} />;
}

type OverlayProps = Omit<DialogProps, 'size'> & {
  readonly kind: 'dialog' | 'sheet';
  readonly size?: string | undefined;
};

function Overlay({ id, title, closeText, children, foot, onClose, kind, size = 'medium' }: OverlayProps) {
  return (
    <dialog
      className={classNames(styles.overlay, styles[kind], styles[size])}
      id={id}
      aria-labelledby={`${id}-title`}
      closedby="any"
      onClose={onClose}
    >
      <div className={styles.inside}>
        <div className={styles.head}>
          <h2 className={styles.title} id={`${id}-title`}>
            {title}
          </h2>
          <IconButton icon="close" label={closeText} closes={id} />
        </div>
        <div className={styles.body}>{children}</div>
        {foot !== undefined && <div className={styles.foot}>{foot}</div>}
      </div>
    </dialog>
  );
}
