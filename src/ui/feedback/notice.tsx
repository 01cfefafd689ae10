import type { ReactNode } from 'react';
import { classNames } from '#src/ui/class-names.ts';
import { Icon } from '#src/ui/icons/icon.tsx';
import type { IconName } from '#src/ui/icons/icon-names.ts';
import styles from './notice.module.css';

export type NoticeTone = 'good' | 'warn' | 'bad' | 'info';

export type NoticeProps = {
  readonly tone: NoticeTone;
  readonly title?: string | undefined;
  readonly children: ReactNode;
  readonly action?: ReactNode | undefined;
  /** Spoken at once when it appears after the page: `alert` interrupts, `status` waits. */
  readonly role?: 'alert' | 'status' | undefined;
};

/** Something to know here and now; never by colour alone. */
export function Notice({ tone, title, children, action, role }: NoticeProps) {
  return (
    <div className={classNames(styles.notice, styles[tone])} role={role}>
      <Icon name={noticeIcons[tone]} />
      <div className={styles.words}>
        {title !== undefined && <p className={styles.title}>{title}</p>}
        <div>{children}</div>
        {action !== undefined && <div className={styles.action}>{action}</div>}
      </div>
    </div>
  );
}

export const noticeIcons: Readonly<Record<NoticeTone, IconName>> = {
  good: 'check-circle',
  warn: 'warn',
  bad: 'bad',
  info: 'info',
};
