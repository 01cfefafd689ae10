import { Trans, useLingui } from '@lingui/react/macro';
import { useState, type ReactNode, type SyntheticEvent } from 'react';

import type { ContactInput } from '#src/contract/endpoints/checkout.ts';
import type { SitePart } from '#src/domain/site/site-part.ts';
import { Countdown } from '#src/ui/booking/countdown.tsx';
import { Timeline } from '#src/ui/booking/timeline.tsx';
import { Button } from '#src/ui/buttons/button.tsx';
import { PriceLines } from '#src/ui/content/price.tsx';
import { Notice } from '#src/ui/feedback/notice.tsx';
import { Icon } from '#src/ui/icons/icon.tsx';
import { failureWords } from '#src/web/parts/failure-words.ts';
import { LineCard } from '#src/web/parts/line-card.tsx';
import { ContactForm, contactFaults, useContact, type ContactFaults } from '#src/web/screens/checkout/contact-form.tsx';
import styles from '#src/web/screens/checkout/checkout.module.css';
import type { CheckoutDeeds, CheckoutState } from '#src/web/screens/checkout/use-checkout.ts';

type OpenState = Extract<CheckoutState, { kind: 'open' }>;
type FormProps = {
  readonly state: OpenState;
  readonly known: ContactInput;
  readonly site: SitePart;
  readonly deeds: CheckoutDeeds;
};

/** Four short steps on one page: what, who, how much, pay. */
export function CheckoutForm({ state, known, site, deeds }: FormProps) {
  const { t } = useLingui();
  const { view } = state;
  const [contact, changeContact] = useContact(view.contact ?? known);
  const [faults, setFaults] = useState<ContactFaults>({});
  const pay = async (event: SyntheticEvent): Promise<void> => {
    event.preventDefault();
    const found = contactFaults(contact);
    setFaults(found);
    const first = Object.keys(found)[0];
    if (first !== undefined) return document.getElementById(`contact-${first}`)?.focus();
    await deeds.pay(contact);
  };
  return (
    <form onSubmit={(event) => void pay(event)} noValidate>
      <div className={styles['timer']}>
        <Countdown
          text={t`Your places are held for you`}
          seconds={view.secondsLeft}
          overText={t`The time is over`}
          onOver={deeds.runOut}
        />
      </div>
      <Step number={1} title={t`What you book`}>
        {view.lines.map((line) => (
          <div key={line.itemId}>
            <LineCard line={line} site={site} level={3} />
            <div className={styles['policy']}>
              <Timeline steps={line.cancellation} label={t`Cancelling ${line.title}`} />
            </div>
          </div>
        ))}
      </Step>
      <Step number={2} title={t`Who you are`}>
        <div className={styles['fields']}>
          <ContactForm contact={contact} faults={{ ...faultOf(state.error), ...faults }} onChange={changeContact} />
        </div>
      </Step>
      <Step number={3} title={t`What you pay`}>
        <PriceLines
          lines={view.lines.flatMap((line) =>
            line.prices.map((price) => ({ ...price, label: `${line.title} – ${price.label}` })),
          )}
          total={{ label: t`You pay now`, amount: view.total, note: t`All taxes and fees included` }}
        />
        {view.rates.map((rate) => (
          <p key={rate} className={styles['rate']} dir="auto">
            {rate}
          </p>
        ))}
      </Step>
      <Pay state={state} />
    </form>
  );
}

/** Errors of the server that belong to a field are shown beside it. */
function faultOf(error: OpenState['error']): ContactFaults {
  if (error?.code === 'email_invalid') return { email: error };
  if (error?.code === 'phone_invalid') return { phone: error };
  return error?.code === 'name_missing' ? { name: error } : {};
}

function Pay({ state }: { readonly state: OpenState }) {
  const { t, i18n } = useLingui();
  const { view, error, before } = state;
  const said =
    error !== null && Object.keys(faultOf(error)).length === 0 ? failureWords(i18n, error) : view.lastFailure;
  return (
    <Step number={4} title={t`Pay`}>
      {said !== null && (
        <Notice tone="bad" role="alert">
          {said}
        </Notice>
      )}
      {before !== null && (
        <p>
          <Trans>
            It was <s>{before}</s>, it is now <strong>{view.total}</strong>.
          </Trans>
        </p>
      )}
      <Button
        type="submit"
        size="large"
        wide
        icon="lock"
        busy={state.busy ? t`Taking you to the payment page…` : undefined}
      >
        <Trans>
          Pay <bdi>{view.total}</bdi>
        </Trans>
      </Button>
      <p className={styles['safe']}>
        <Icon name="shield" size="small" />
        <Trans>You enter your card on the payment provider’s own page; we never see it.</Trans>
      </p>
    </Step>
  );
}

function Step({
  number,
  title,
  children,
}: {
  readonly number: number;
  readonly title: string;
  readonly children: ReactNode;
}) {
  return (
    <section className={styles['step']} aria-labelledby={`step-${number}`}>
      <h2 className={styles['stepTitle']} id={`step-${number}`}>
        <span className={styles['number']} aria-hidden="true">
          {number}
        </span>
        {title}
      </h2>
      {children}
    </section>
  );
}
