import { classNames } from '#src/ui/class-names.ts';
import { Icon } from '#src/ui/icons/icon.tsx';
import type { IconName } from '#src/ui/icons/icon-names.ts';
import styles from './badge.module.css';

export type BadgeProps = {
  readonly text: string;
  /** Where it is not the page's. */
  readonly lang?: string | undefined;
  readonly tone?: 'plain' | 'picture' | 'accent' | 'good' | 'warn' | 'bad' | 'info' | undefined;
  readonly icon?: IconName | undefined;
};

/** A fact in two or three words. */
export function Badge({ text, lang, tone = 'plain', icon }: BadgeProps) {
  return (
    <span className={classNames(styles.badge, styles[tone])}>
      {icon !== undefined && <Icon name={icon} size="small" />}
      <span lang={lang}>{text}</span>
    </span>
  );
}
