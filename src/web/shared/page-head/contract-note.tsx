import { useLingui } from '@lingui/react/macro';

import { Title } from '#src/ui/layout/title.tsx';
import styles from '#src/web/shared/page-head/contract-note.module.css';

type ContractNoteProps = {
  /** Who runs it; null where the shop itself sells it, as it does a value pack. */
  readonly supplier: string | null;
  readonly brand: string;
};

/** Names the party to the contract before payment; bookings for a fixed date have no right of withdrawal. */
export function ContractNote({ supplier, brand }: ContractNoteProps) {
  const { t } = useLingui();
  return (
    <section id="seller" className={styles['note']} aria-labelledby="seller-title">
      <Title level={2} look="block" id="seller-title">
        {t`About the operator`}
      </Title>
      <p>
        {supplier === null
          ? t`${brand} sells this pack. Each visit is a contract with the company that runs it, named on the visit’s page.`
          : t`Your contract is with ${supplier}. ${brand} handles the booking and payment.`}
      </p>
      {supplier !== null && (
        <p>
          {t`Bookings for a fixed date have no 14-day right of withdrawal. The refund if you cancel is shown next to each price.`}
        </p>
      )}
    </section>
  );
}
