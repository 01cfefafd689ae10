import { useLingui } from '@lingui/react/macro';

import { classNames } from '#src/ui/class-names.ts';
import { Badge } from '#src/ui/content/badge.tsx';
import { EmptyState } from '#src/ui/feedback/empty-state.tsx';
import { CodeForm } from '#src/web/shared/forms/code-form.tsx';
import styles from '#src/web/marketing/parts/wallet.module.css';
import { UserCentre } from '#src/web/shared/account/user-centre.tsx';
import { screen, type ViewProps } from '#src/web/shared/page/page-definition.ts';
import { loadUserCoupons, type UserCouponsView } from '#src/web/marketing/user-coupons/user-coupons.load.ts';

export const userCouponsScreen = screen(loadUserCoupons, UserCoupons);

function UserCoupons({ data }: ViewProps<UserCouponsView>) {
  const { t } = useLingui();
  return (
    <UserCentre page="user-coupons" title={t`Coupons`} lead={t`The best available discount is applied at checkout.`}>
      {data.coupons.length === 0 ? (
        <EmptyState
          icon="deal"
          title={t`You have no coupons`}
          text={t`Codes you add below are saved here until you use them.`}
        />
      ) : (
        <ul className={styles['cards']}>
          {data.coupons.map((coupon) => (
            <li key={coupon.id} className={classNames(styles['card'], coupon.isOver && styles['over'])}>
              <h2 lang={coupon.lang}>{coupon.title}</h2>
              <p>
                <Badge tone={coupon.tone} text={coupon.state} />
              </p>
              {coupon.until !== null && <p className={styles['note']}>{coupon.until}</p>}
            </li>
          ))}
        </ul>
      )}
      <CodeForm
        forms={data.forms}
        kind="coupon"
        label={t`Coupon code`}
        hint={t`Letters and digits, in upper or lower case.`}
        submitText={t`Add to my coupons`}
        doneText={t`Added. You can use it at checkout.`}
      />
    </UserCentre>
  );
}
