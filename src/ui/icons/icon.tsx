import { classNames } from '#src/ui/class-names.ts';
import styles from './icon.module.css';
import type { IconName } from './icon-names.ts';
import { mirroredIcons } from './icon-names.ts';
import spriteUrl from './sprite.svg?no-inline';

export type IconProps = {
  readonly name: IconName;
  readonly size?: 'small' | 'text' | 'large' | 'huge' | undefined;
  /** Spoken name; without it the drawing is decoration beside words. */
  readonly label?: string | undefined;
};

/** One drawing of the sprite, in the colour of the text around it. */
export function Icon({ name, size = 'text', label }: IconProps) {
  const mirrored = mirroredIcons.includes(name);
  const named = label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label };
  return (
    <svg
      className={classNames(styles.icon, size !== 'text' && styles[size], mirrored && styles.mirrored)}
      data-mirrored={mirrored ? '' : undefined}
      {...named}
    >
      <use href={`${spriteUrl}#${name}`} />
    </svg>
  );
}
