import { useLingui } from '@lingui/react/macro';

import { Title } from '#src/ui/layout/title.tsx';
import type { ActivityView } from '#src/web/catalogue/activity/activity-view.ts';
import styles from '#src/web/catalogue/activity/activity.module.css';

type SellerProps = { readonly seller: ActivityView['seller']; readonly brand: string };

/** Names the seller and the rules that apply, as a marketplace must do before it takes money. */
export function SellerNote({ seller, brand }: SellerProps) {
  const { t } = useLingui();
  const { name, inCountry, trader } = seller;
  return (
    <section className={styles['section']} id="seller" aria-labelledby="seller-title">
      <Title level={2} look="block" id="seller-title">
        {t`About the operator`}
      </Title>
      <ul className={styles['notes']}>
        <li>
          {inCountry === null
            ? t`${name} runs this activity. Your contract for it is with this operator.`
            : t`${name}, established ${inCountry}, runs this activity. Your contract for it is with this operator.`}
        </li>
        <li>
          {trader
            ? t`The operator is a business, so consumer rights apply. ${brand} handles the booking and payment on its behalf.`
            : t`The operator isn’t a business, so consumer rights don’t apply to this contract. ${brand} handles the booking and payment.`}
        </li>
        <li>{t`The price includes all taxes and fees. Nothing is added at checkout.`}</li>
        <li>
          {t`Bookings for a fixed date have no 14-day right of withdrawal. The terms under “Cancellation” apply instead.`}
        </li>
      </ul>
    </section>
  );
}
