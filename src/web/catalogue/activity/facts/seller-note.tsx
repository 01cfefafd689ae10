import { useLingui } from '@lingui/react/macro';

import { Title } from '#src/ui/layout/title.tsx';
import type { ActivityView } from '#src/web/catalogue/activity/activity-view.ts';
import styles from '#src/web/catalogue/activity/activity.module.css';

type SellerProps = { readonly seller: ActivityView['seller']; readonly brand: string };

/** Whom a traveller buys from, and by which rules: what a marketplace has to say before it takes money. */
export function SellerNote({ seller, brand }: SellerProps) {
  const { t } = useLingui();
  const { name, country, trader } = seller;
  return (
    <section className={styles['section']} id="seller" aria-labelledby="seller-title">
      <Title level={2} look="block" id="seller-title">
        {t`Who you buy from`}
      </Title>
      <ul className={styles['notes']}>
        <li>
          {country === null
            ? t`${name} runs this activity: your contract for it is with this company.`
            : t`${name}, established in ${country}, runs this activity: your contract for it is with this company.`}
        </li>
        <li>
          {trader
            ? t`It sells as a business, so the rights of consumers apply. ${brand} takes the booking and the payment for it.`
            : t`It does not sell as a business, so the rights of consumers do not apply to this contract. ${brand} takes the booking and the payment.`}
        </li>
        <li>{t`The price holds all taxes and fees; nothing is added to it on the way to paying.`}</li>
        <li>
          {t`What is booked for a fixed date has no 14-day right of withdrawal. The terms under “Cancelling” hold instead.`}
        </li>
      </ul>
    </section>
  );
}
