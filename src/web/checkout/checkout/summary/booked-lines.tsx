import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';

import type { AnswersView } from '#src/contract/checkout/required-fields.ts';
import type { Answers } from '#src/domain/orders/traveller-answers.ts';
import type { SitePart } from '#src/domain/site/site-part.ts';
import { Timeline } from '#src/ui/booking/timeline.tsx';
import { LineCard } from '#src/web/shared/prices/line-card.tsx';
import { PriceWas } from '#src/web/shared/prices/price-was.tsx';
import type { CheckoutLineWords, CheckoutView } from '#src/web/checkout/checkout/checkout-view.ts';
import styles from '#src/web/checkout/checkout/checkout.module.css';
import type { FilledForm } from '#src/web/checkout/checkout/form/filled-form.ts';
import { hasRequiredFields, withAnswer, type Faults } from '#src/web/checkout/checkout/form/line-answers.ts';
import { PeopleForm } from '#src/web/checkout/checkout/form/people-form.tsx';
import type { TypedCheckout } from '#src/web/shared/storage/checkout-draft.ts';

type LinesProps = {
  readonly view: CheckoutView;
  readonly filled: FilledForm;
  readonly faults: Faults;
  readonly site: SitePart;
  readonly typed: TypedCheckout;
  readonly onChange: (change: TypedCheckout) => void;
};

/** Each line with the people who come. */
export function BookedLines({ view, filled, faults, site, typed, onChange }: LinesProps) {
  const typedOf = (itemId: string, answer: Parameters<typeof withAnswer>[1]) => ({
    ...typed.lines,
    [itemId]: withAnswer(typed.lines?.[itemId], answer),
  });
  const filledOf = (itemId: string, part: number, given: Answers) => ({
    ...typed.lines,
    [itemId]: Object.entries(given).reduce<AnswersView | undefined>(
      (sofar, [id, value]) => withAnswer(sofar, { part, id, value }),
      typed.lines?.[itemId],
    ) ?? { booking: {}, travellers: [] },
  });
  return view.lines.map((line) => (
    <Booked key={line.itemId} line={line} site={site}>
      {hasRequiredFields(line.asked) && (
        <PeopleForm
          line={line}
          answers={filled.answers[line.itemId] ?? { booking: {}, travellers: [] }}
          faults={faults}
          onChange={(part, id, value) => onChange({ lines: typedOf(line.itemId, { part, id, value }) })}
          onFill={(part, given) => onChange({ lines: filledOf(line.itemId, part, given) })}
        />
      )}
    </Booked>
  ));
}

function Booked({
  line,
  site,
  children,
}: {
  readonly line: CheckoutLineWords;
  readonly site: SitePart;
  readonly children: ReactNode;
}) {
  const { t } = useLingui();
  return (
    <div className={styles['booked']}>
      <LineCard line={line} site={site} level={3}>
        {line.was !== null && <PriceWas line={{ was: line.was, amount: line.amount }} />}
      </LineCard>
      {children}
      <div className={styles['policy']}>
        <Timeline steps={line.cancellation} label={t`Cancellation: ${line.title}`} />
      </div>
    </div>
  );
}
