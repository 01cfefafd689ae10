import type { MouseEventHandler, ReactNode } from 'react';
import type { TrackValue } from '#src/domain/site/addresses/tracking.ts';
import { classNames } from '#src/ui/class-names.ts';
import { Icon } from '#src/ui/icons/icon.tsx';
import type { IconName } from '#src/ui/icons/icon-names.ts';
import { relOf } from '#src/ui/rel-of.ts';
import styles from './button.module.css';

export type ButtonLook = 'primary' | 'secondary' | 'quiet' | 'danger';

type ButtonLooks = {
  readonly children: ReactNode;
  readonly look?: ButtonLook | undefined;
  readonly size?: 'small' | 'medium' | 'large' | undefined;
  readonly icon?: IconName | undefined;
  readonly iconAfter?: IconName | undefined;
  /** Takes the whole width of its place. */
  readonly wide?: boolean | undefined;
  /** What a press is recorded as (RU-39). */
  readonly track?: TrackValue | undefined;
};

export type ButtonProps = ButtonLooks & {
  readonly type?: 'button' | 'submit' | undefined;
  readonly onPress?: MouseEventHandler<HTMLButtonElement> | undefined;
  readonly disabled?: boolean | undefined;
  /** The action in progress, shown and announced while it lasts; presses are ignored meanwhile. */
  readonly busy?: string | undefined;
  readonly name?: string | undefined;
  readonly value?: string | undefined;
  /** Id of the form it belongs to, when it is outside. */
  readonly form?: string | undefined;
  /** Id of a `Dialog` or `Sheet` that it opens or closes, without script where the browser can. */
  readonly opens?: string | undefined;
  readonly closes?: string | undefined;
  readonly describedBy?: string | undefined;
};

/** A button. */
export function Button(props: ButtonProps) {
  const { children, look = 'primary', size = 'medium', icon, iconAfter, wide = false, busy } = props;
  const waiting = busy !== undefined;
  return (
    <button
      type={props.type ?? 'button'}
      className={classNames(styles.button, styles[look], styles[size], wide && styles.wide, waiting && styles.busy)}
      onClick={waiting ? stop : props.onPress}
      disabled={props.disabled}
      aria-disabled={waiting ? true : undefined}
      aria-describedby={props.describedBy}
      name={props.name}
      value={props.value}
      form={props.form}
      track={props.track}
      {...commandFor(props.opens, props.closes)}
    >
      {waiting ? <span className={styles.spinner} aria-hidden="true" /> : icon !== undefined && <Icon name={icon} />}
      <span aria-live={waiting ? 'polite' : undefined}>{busy ?? children}</span>
      {iconAfter !== undefined && !waiting && <Icon name={iconAfter} />}
    </button>
  );
}

export type ButtonLinkProps = ButtonLooks & {
  readonly href: string;
  readonly download?: boolean | undefined;
  /** Where nothing is said, what every link to its address has. */
  readonly rel?: string | undefined;
  /** The action to take instead of following the link where script runs. */
  readonly onPress?: MouseEventHandler<HTMLAnchorElement> | undefined;
  /** Links to more of the same page: the scroll position stays, and no history entry is added. */
  readonly inPlace?: boolean | undefined;
};

/** A link that looks like a button. */
export function ButtonLink({
  children,
  look = 'primary',
  size = 'medium',
  icon,
  iconAfter,
  wide = false,
  href,
  download,
  rel,
  inPlace = false,
  onPress,
  track,
}: ButtonLinkProps) {
  return (
    <a
      className={classNames(styles.button, styles[look], styles[size], wide && styles.wide)}
      href={href}
      download={download === true ? '' : undefined}
      rel={rel ?? relOf(href)}
      data-keep-scroll={inPlace ? '' : undefined}
      data-replace={inPlace ? '' : undefined}
      onClick={onPress}
      track={track}
    >
      {icon !== undefined && <Icon name={icon} />}
      <span>{children}</span>
      {iconAfter !== undefined && <Icon name={iconAfter} />}
    </a>
  );
}

/** Attributes of a button that opens or closes a dialog; `openOverlays` does the same where the browser cannot. */
export function commandFor(opens: string | undefined, closes: string | undefined) {
  if (opens !== undefined) return { command: 'show-modal', commandfor: opens } as const;
  if (closes !== undefined) return { command: 'close', commandfor: closes } as const;
  return {};
}

const stop: MouseEventHandler<HTMLButtonElement> = (event) => event.preventDefault();
