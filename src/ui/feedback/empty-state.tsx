import type { ReactNode } from 'react';
import { Icon } from '#src/ui/icons/icon.tsx';
import type { IconName } from '#src/ui/icons/icon-names.ts';
import styles from './empty-state.module.css';

export type EmptyStateProps = {
  readonly icon: IconName;
  readonly title: string;
  readonly text?: string | undefined;
  /** The way out: one or two buttons. */
  readonly children?: ReactNode | undefined;
  readonly level?: 1 | 2 | 3 | undefined;
};

/** Nothing here, why, and where to go from here. */
export function EmptyState({ icon, title, text, children, level = 2 }: EmptyStateProps) {
  const Heading = `h${level}` as const;
  return (
    <div className={styles.empty}>
      <span className={styles.disc}>
        <Icon name={icon} size="huge" />
      </span>
      <Heading className={styles.title}>{title}</Heading>
      {text !== undefined && <p className={styles.text}>{text}</p>}
      {children !== undefined && <div className={styles.ways}>{children}</div>}
    </div>
  );
}
