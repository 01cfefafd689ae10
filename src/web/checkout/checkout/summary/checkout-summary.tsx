import { Trans, useLingui } from '@lingui/react/macro';

import { SummaryBox } from '#src/ui/booking/summary-box.tsx';
import { Button } from '#src/ui/buttons/button.tsx';
import { Icon } from '#src/ui/icons/icon.tsx';
import { href } from '#src/web/shared/page/href.ts';
import { useSite } from '#src/web/shared/page/site-context.ts';
import styles from '#src/web/checkout/checkout/checkout.module.css';
import type { CheckoutState } from '#src/web/checkout/checkout/use-checkout.ts';

type OpenState = Extract<CheckoutState, { kind: 'open' }>;

/** The amount to pay and the refund deadlines: always visible, with the button in the bottom bar. */
export function CheckoutSummary({ state }: { readonly state: OpenState }) {
  const { t } = useLingui();
  const site = useSite();
  const { view, busy } = state;
  return (
    <SummaryBox
      label={t`Your booking`}
      price={{
        amount: view.due,
        prefix: t`Due now`,
        taxes: view.payAtProperty.beside ?? undefined,
      }}
      action={
        <Button type="submit" size="large" icon="lock" busy={busy ? t`Taking you to the payment page…` : undefined}>
          {view.nothingDue ? (
            t`Book now`
          ) : (
            <Trans>
              Pay <bdi>{view.due}</bdi>
            </Trans>
          )}
        </Button>
      }
      note={t`You enter your card details on the payment provider’s secure page. We never see them.`}
    >
      <WhatAndUntilWhen lines={view.lines} />
      {view.payAtProperty.deposit !== null && <p className={styles['soft']}>{view.payAtProperty.deposit}</p>}
      <p className={styles['soft']}>
        <Trans>
          By paying, you agree to the <a href={href(site, 'legal', { document: 'conditions' })}>terms of use</a>. The{' '}
          <a href={href(site, 'legal', { document: 'policy' })}>privacy policy</a> explains how we handle your data.
        </Trans>
      </p>
      <p className={styles['soft']}>
        {t`Each visit is a contract with the company that runs it, for a fixed date. There’s no 14-day right of withdrawal. The refund if you cancel is shown above.`}
      </p>
    </SummaryBox>
  );
}

/** Each line with its price here and at the property if they differ, and its refunds by deadline. */
function WhatAndUntilWhen({ lines }: { readonly lines: OpenState['view']['lines'] }) {
  return (
    <ul className={styles['back']}>
      {lines.map(({ itemId, title, titleLang, when, amount, besides, cancellation: [first] }) => (
        <li key={itemId}>
          <p className={styles['what']} lang={titleLang}>
            {title}
          </p>
          <p className={styles['soft']}>{when}</p>
          {besides !== null && (
            <p className={styles['soft']}>
              <bdi>{amount}</bdi>
              <br />
              {besides}
            </p>
          )}
          {first !== undefined && (
            <p className={first.tone === 'good' ? styles['free'] : styles['soft']}>
              <Icon name={first.tone === 'good' ? 'check' : 'info'} size="small" />
              <span>
                {first.when}: {first.what}
              </span>
            </p>
          )}
        </li>
      ))}
    </ul>
  );
}
