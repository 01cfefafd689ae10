import type { MouseEventHandler } from 'react';
import { classNames } from '#src/ui/class-names.ts';
import { Icon } from '#src/ui/icons/icon.tsx';
import type { IconName } from '#src/ui/icons/icon-names.ts';
import { commandFor } from './button.tsx';
import styles from './icon-button.module.css';

export type IconButtonProps = {
  readonly icon: IconName;
  /** Spoken name, shown as a tip too. */
  readonly label: string;
  readonly onPress?: MouseEventHandler<HTMLButtonElement> | undefined;
  readonly type?: 'button' | 'submit' | undefined;
  readonly look?: 'plain' | 'ring' | 'picture' | undefined;
  readonly disabled?: boolean | undefined;
  readonly opens?: string | undefined;
  readonly closes?: string | undefined;
};

/** A button with an icon and no text. */
export function IconButton({
  icon,
  label,
  onPress,
  type = 'button',
  look = 'plain',
  disabled,
  opens,
  closes,
}: IconButtonProps) {
  return (
    <button
      type={type}
      className={classNames(styles.button, styles[look])}
      aria-label={label}
      title={label}
      onClick={onPress}
      disabled={disabled}
      {...commandFor(opens, closes)}
    >
      <Icon name={icon} />
    </button>
  );
}

export type HeartButtonProps = {
  /** "Save to wishlist: Harbour cruise", the same words in both states: the state is spoken by the browser. */
  readonly label: string;
  readonly saved: boolean;
  readonly onPress?: MouseEventHandler<HTMLButtonElement> | undefined;
  /** For a form around it, so that saving works without script. */
  readonly name?: string | undefined;
  readonly value?: string | undefined;
  readonly look?: 'ring' | 'picture' | undefined;
};

/** Stores a product for later. */
export function HeartButton({ label, saved, onPress, name, value, look = 'picture' }: HeartButtonProps) {
  return (
    <button
      type={name === undefined ? 'button' : 'submit'}
      className={classNames(styles.button, styles[look], saved && styles.saved)}
      aria-label={label}
      aria-pressed={saved}
      onClick={onPress}
      name={name}
      value={value}
    >
      <Icon name={saved ? 'heart-full' : 'heart'} />
    </button>
  );
}
