import { useLingui } from '@lingui/react/macro';
import { useEffect, useState, type SyntheticEvent } from 'react';

import type { ContactInput } from '#src/contract/checkout/checkout.ts';
import type { SitePart } from '#src/domain/site/site-part.ts';
import { Countdown } from '#src/ui/booking/calendar/countdown.tsx';
import { RadioCards } from '#src/ui/form/choices.tsx';
import { TextArea } from '#src/ui/form/text-input.tsx';
import { Columns } from '#src/ui/layout/grid.tsx';
import { BookedLines } from '#src/web/checkout/checkout/summary/booked-lines.tsx';
import { CheckoutNotices } from '#src/web/checkout/checkout/checkout-notices.tsx';
import { CheckoutSummary } from '#src/web/checkout/checkout/summary/checkout-summary.tsx';
import styles from '#src/web/checkout/checkout/checkout.module.css';
import type { LowerProps } from '#src/web/checkout/checkout/form/coupon-form.tsx';
import { ContactForm } from '#src/web/checkout/checkout/form/contact-form.tsx';
import { faultOf, filledOf, focusField, slipsOf, toSend } from '#src/web/checkout/checkout/form/filled-form.ts';
import type { Faults } from '#src/web/checkout/checkout/form/line-answers.ts';
import { Step } from '#src/web/checkout/checkout/form/step.tsx';
import type { CheckoutActions, CheckoutState } from '#src/web/checkout/checkout/use-checkout.ts';
import { useTyped } from '#src/web/checkout/checkout/form/use-typed.ts';
import { WhatYouPay } from '#src/web/checkout/checkout/summary/what-you-pay.tsx';

type OpenState = Extract<CheckoutState, { kind: 'open' }>;
type FormProps = {
  readonly state: OpenState;
  readonly known: ContactInput;
  readonly site: SitePart;
  readonly actions: CheckoutActions;
};

/** Four short steps on one page: contact, travelers, price, payment. */
export function CheckoutForm({ state, known, site, actions }: FormProps) {
  const { t } = useLingui();
  const { view } = state;
  const [typed, change] = useTyped(known);
  const [found, setFound] = useState<Faults>({});
  const filled = filledOf(view, known, typed);
  const faults = { ...faultOf(state.error), ...found };
  const fieldOfError = state.error?.field;
  useEffect(() => focusField(fieldOfError), [fieldOfError]);
  const pay = async (event: SyntheticEvent): Promise<void> => {
    event.preventDefault();
    const slips = slipsOf(view, filled);
    setFound(slips);
    const [first] = Object.keys(slips);
    if (first !== undefined) return focusField(first);
    await actions.pay(toSend(view, filled));
  };
  return (
    <form onSubmit={(event) => void pay(event)} noValidate>
      <div className={styles['timer']}>
        <Countdown
          text={t`We’re holding your spots`}
          seconds={view.secondsLeft}
          overText={t`Your time is up`}
          onOver={actions.runOut}
        />
      </div>
      <CheckoutNotices state={state} faults={faults} />
      <Columns aside={<CheckoutSummary state={state} />}>
        <Steps
          view={view}
          filled={filled}
          faults={faults}
          site={site}
          typed={typed}
          onChange={change}
          busy={state.busy}
          onLower={(paymentOptions) => void actions.lower(paymentOptions)}
        />
      </Columns>
    </form>
  );
}

type StepsProps = Parameters<typeof BookedLines>[0] & LowerProps;

function Steps({ view, filled, faults, site, typed, onChange, busy, onLower }: StepsProps) {
  const { t } = useLingui();
  return (
    <>
      <Step number={1} title={t`Your details`}>
        <div className={styles['fields']}>
          <ContactForm
            contact={filled.contact}
            isForOther={filled.isForOther}
            lead={filled.lead}
            faults={faults}
            onChange={onChange}
          />
        </div>
      </Step>
      <Step number={2} title={t`Your booking`}>
        <BookedLines view={view} filled={filled} faults={faults} site={site} typed={typed} onChange={onChange} />
        <TextArea
          id="notes"
          name="notes"
          rows={2}
          maxLength={1000}
          label={t`Anything the operator should know?`}
          optionalText={t`(optional)`}
          value={filled.notes}
          onChange={(event) => onChange({ notes: event.target.value })}
        />
      </Step>
      <WhatYouPay view={view} busy={busy} onLower={onLower} />
      {!view.nothingDue && (
        <Step number={4} title={t`Payment method`}>
          <RadioCards
            name="method"
            legend={t`Payment method`}
            legendHidden
            cards={view.methods}
            value={filled.method}
            onChoose={(method) => onChange({ method })}
          />
        </Step>
      )}
    </>
  );
}
