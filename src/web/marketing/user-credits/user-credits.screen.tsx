import { Trans, useLingui } from '@lingui/react/macro';

import { Badge } from '#src/ui/content/badge.tsx';
import { WalletHistory } from '#src/web/marketing/parts/wallet-history.tsx';
import styles from '#src/web/marketing/parts/wallet.module.css';
import { UserCentre } from '#src/web/shared/account/user-centre.tsx';
import { screen, type ViewProps } from '#src/web/shared/page/page-definition.ts';
import { loadUserCredits, type UserCreditsView } from '#src/web/marketing/user-credits/user-credits.load.ts';

export const userCreditsScreen = screen(loadUserCredits, UserCredits);

function UserCredits({ data }: ViewProps<UserCreditsView>) {
  const { t } = useLingui();
  return (
    <UserCentre
      page="user-credits"
      title={t`Credits`}
      lead={t`You earn credits the day after a visit. Use them at checkout: those that expire first are used first.`}
    >
      <div className={styles['sum']}>
        <p className={styles['note']}>{t`Your balance`}</p>
        <p className={styles['figure']}>
          <bdi>{data.balance ?? t`No credits yet`}</bdi>
        </p>
      </div>
      {data.lots.length > 0 && (
        <ul className={styles['cards']}>
          {data.lots.map((lot) => (
            <li key={lot.key} className={styles['card']}>
              <p>
                <strong>
                  <bdi>{lot.amount}</bdi>
                </strong>
              </p>
              <p className={styles['note']}>{lot.until}</p>
              {lot.isNext && (
                <p>
                  <Badge tone="warn" icon="clock" text={t`Expiring first`} />
                </p>
              )}
            </li>
          ))}
        </ul>
      )}
      <p className={styles['note']}>
        <Trans>If you cancel, your credits are returned and stay valid for at least 30 days.</Trans>
      </p>
      <WalletHistory history={data.history} />
    </UserCentre>
  );
}
