import type { ReactNode } from 'react';
import { classNames } from '#src/ui/class-names.ts';
import { Icon } from '#src/ui/icons/icon.tsx';
import type { IconName } from '#src/ui/icons/icon-names.ts';
import styles from './chip.module.css';

export type ChipProps = {
  readonly text: string;
  /** Of the text, where it is not that of the page. */
  readonly lang?: string | undefined;
  readonly href: string;
  readonly selected?: boolean | undefined;
  readonly icon?: IconName | undefined;
  readonly count?: string | undefined;
};

/** A choice among few that leads to the same page with it applied. */
export function Chip({ text, lang, href, selected = false, icon, count }: ChipProps) {
  return (
    <a
      className={classNames(styles.chip, selected && styles.selected)}
      href={href}
      lang={lang}
      aria-current={selected ? 'true' : undefined}
    >
      {icon !== undefined && <Icon name={icon} />}
      {text}
      {count !== undefined && <span className={styles.count}>{count}</span>}
    </a>
  );
}

export type AppliedChipProps = {
  readonly text: string;
  /** The page without this filter. */
  readonly href: string;
  /** "Remove filter: free cancellation" */
  readonly removeText: string;
};

/** A filter that is on, and the way to undo it. */
export function AppliedChip({ text, href, removeText }: AppliedChipProps) {
  return (
    <a className={classNames(styles.chip, styles.applied)} href={href} aria-label={removeText} title={removeText}>
      {text}
      <Icon name="close" size="small" />
    </a>
  );
}

export type ChipRowProps = { readonly children: ReactNode; readonly label: string };

/** Chips beside one another; on a phone they scroll in one line. */
export function ChipRow({ children, label }: ChipRowProps) {
  return (
    <nav className={styles.row} aria-label={label}>
      {children}
    </nav>
  );
}
