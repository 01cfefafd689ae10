import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';

import { pages, type PageName } from '#src/contract/pages.ts';
import { Icon } from '#src/ui/icons/icon.tsx';
import { Page } from '#src/ui/layout/page.tsx';
import { Title } from '#src/ui/layout/title.tsx';
import { href } from '#src/web/shared/page/href.ts';
import { useUserCentre } from '#src/web/shared/account/user-centre-entries.ts';
import styles from '#src/web/shared/account/user-centre.module.css';
import { useSite } from '#src/web/shared/page/site-context.ts';

export type UserCentreProps = {
  /** The page that is shown; its entry is marked as the current one. */
  readonly page: PageName;
  readonly title: string;
  readonly lead?: ReactNode | undefined;
  readonly children: ReactNode;
};

/** The frame of every page below `/user/`: where one is, what else there is, the heading, and what the page shows. */
export function UserCentre({ page, title, lead, children }: UserCentreProps) {
  return (
    <Page>
      <div className={styles['frame']}>
        <SideNav page={page} />
        <div className={styles['content']}>
          <div>
            {page !== 'user' && <BackToOverview />}
            <Title level={1} look="page" lead={lead}>
              {title}
            </Title>
          </div>
          {children}
        </div>
      </div>
    </Page>
  );
}

/** Beside the page where there is room; a phone goes by way of the overview, which lists the same. */
function SideNav({ page }: { readonly page: PageName }) {
  const { t } = useLingui();
  const groups = useUserCentre();
  return (
    <nav className={styles['side']} aria-label={t`Your account`}>
      {groups.map((group) => (
        <section key={group.title}>
          <h2 className={styles['group']}>{group.title}</h2>
          <ul className={styles['entries']}>
            {group.entries.map((entry) => (
              <li key={entry.page}>
                <a href={entry.href} aria-current={entry.page === page ? 'page' : undefined}>
                  <Icon name={entry.icon} />
                  {entry.text}
                </a>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </nav>
  );
}

function BackToOverview() {
  const site = useSite();
  if (pages['user'].planned) return null;
  return (
    <a className={styles['back']} href={href(site, 'user')}>
      <Icon name="chevron-back" size="small" />
      <Trans>My account</Trans>
    </a>
  );
}
