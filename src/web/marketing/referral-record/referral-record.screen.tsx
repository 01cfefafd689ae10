import { Plural, Trans, useLingui } from '@lingui/react/macro';

import { Icon } from '#src/ui/icons/icon.tsx';
import { Title } from '#src/ui/layout/title.tsx';
import { UserCentre } from '#src/web/shared/account/user-centre.tsx';
import { screen, type ViewProps } from '#src/web/shared/page/page-definition.ts';
import {
  loadReferralRecord,
  type ReferralRecordView,
} from '#src/web/marketing/referral-record/referral-record.load.ts';
import styles from '#src/web/marketing/referral-record/referral-record.module.css';

export const referralRecordScreen = screen(loadReferralRecord, ReferralRecord);

function ReferralRecord({ data, site }: ViewProps<ReferralRecordView>) {
  const { t } = useLingui();
  const { totals, joins, tasks, offers } = data;
  const { joined, waiting, earned } = totals;
  return (
    <UserCentre page="referral-record" title={t`Invitations`}>
      <ul className={styles['totals']}>
        <li className={styles['total']}>
          <Trans>
            <span className={styles['number']}>{joined.number}</span>{' '}
            <Plural value={joined.count} one="friend joined" other="friends joined" />
          </Trans>
        </li>
        <li className={styles['total']}>
          <Trans>
            <span className={styles['number']}>{waiting.number}</span>{' '}
            <Plural value={waiting.count} one="friend yet to travel" other="friends yet to travel" />
          </Trans>
        </li>
        <li className={styles['total']}>
          <Trans>
            <span className={styles['number']}>{earned.number}</span>{' '}
            <Plural value={earned.count} one="reward" other="rewards" />
          </Trans>
        </li>
      </ul>
      <section className={styles['section']} aria-labelledby="joins-title">
        <Title level={2} look="block" id="joins-title">
          <Trans>People you’ve invited</Trans>
        </Title>
        {joins.length === 0 ? (
          <p>
            <Trans>No one yet. Share your link below.</Trans>
          </p>
        ) : (
          <ul className={styles['lines']}>
            {joins.map((one) => (
              <li key={one.key} className={styles['line']}>
                <span className={styles['letter']}>{one.letter ?? <Icon name="user" label={t`No name`} />}</span>
                <span className={styles['what']}>
                  <b>{one.state}</b>
                  {one.note !== null && <span>{one.note}</span>}
                  <span className={styles['note']} lang={one.lang === site.language ? undefined : one.lang}>
                    {one.title}
                  </span>
                </span>
                <span className={styles['note']}>{one.date}</span>
              </li>
            ))}
          </ul>
        )}
      </section>
      {tasks.length > 0 && (
        <section className={styles['section']} aria-labelledby="tasks-title">
          <Title level={2} look="block" id="tasks-title">
            <Trans>Groups and secret prices</Trans>
          </Title>
          <ul className={styles['lines']}>
            {tasks.map((one) => (
              <li key={one.key} className={styles['line']}>
                <span className={styles['letter']}>
                  <Icon name="people" />
                </span>
                <a className={styles['what']} href={one.href}>
                  {one.title}
                </a>
                <span className={styles['note']}>{one.state}</span>
              </li>
            ))}
          </ul>
        </section>
      )}
      <section className={styles['section']} aria-labelledby="offers-title">
        <Title level={2} look="block" id="offers-title">
          <Trans>Invite others</Trans>
        </Title>
        <ul className={styles['lines']}>
          {offers.map((one) => (
            <li key={one.href} className={styles['line']}>
              <span className={styles['letter']}>
                <Icon name="gift" />
              </span>
              <span className={styles['what']}>
                <a href={one.href} lang={one.lang === site.language ? undefined : one.lang}>
                  {one.title}
                </a>
                <span className={styles['note']}>{one.text}</span>
              </span>
            </li>
          ))}
        </ul>
      </section>
    </UserCentre>
  );
}
