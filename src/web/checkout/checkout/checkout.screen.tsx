import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useNavigate } from 'react-router';

import type { SitePart } from '#src/domain/site/site-part.ts';
import { Button, ButtonLink } from '#src/ui/buttons/button.tsx';
import { EmptyState } from '#src/ui/feedback/empty-state.tsx';
import { SkeletonText } from '#src/ui/feedback/skeleton.tsx';
import { Icon } from '#src/ui/icons/icon.tsx';
import { Page } from '#src/ui/layout/page.tsx';
import { failureWords } from '#src/web/shared/labels/error-messages.ts';
import { href } from '#src/web/shared/page/href.ts';
import { GuestForm, type GuestPerson } from '#src/web/shared/forms/guest-form.tsx';
import { LineCard } from '#src/web/shared/prices/line-card.tsx';
import { screen, type ViewProps } from '#src/web/shared/page/page-definition.ts';
import { CheckoutForm } from '#src/web/checkout/checkout/checkout-form.tsx';
import { loadCheckout, type CheckoutPage } from '#src/web/checkout/checkout/checkout.load.ts';
import styles from '#src/web/checkout/checkout/checkout.module.css';
import { SavedPeopleProvider } from '#src/web/checkout/checkout/form/saved-people.tsx';
import { useCheckout, type CheckoutActions, type CheckoutState } from '#src/web/checkout/checkout/use-checkout.ts';

export const checkoutScreen = screen(loadCheckout, Checkout);

function Checkout({ data, site }: ViewProps<CheckoutPage>) {
  const { t } = useLingui();
  const [guest, setGuest] = useState<GuestPerson | null>(null);
  const requiresName = data.requiresName && guest === null;
  const actions = useCheckout(site, data.open, !requiresName);
  const { state } = actions;
  const hasCart = site.util.toggles.cart;
  return (
    <Page width={state.kind === 'open' ? 'wide' : 'narrow'}>
      <div className={styles['head']}>
        <h1 className={styles['title']}>{t`Checkout`}</h1>
        <WayBack actions={actions} site={site} />
      </div>
      {requiresName && <GuestNameStep onDone={setGuest} />}
      {!requiresName && state.kind === 'opening' && (
        <>
          <p className={styles['opening']} role="status">
            <Icon name="clock" />
            {t`Holding your spots…`}
          </p>
          <SkeletonText lines={6} />
        </>
      )}
      {state.kind === 'closed' && <Closed state={state} actions={actions} site={site} />}
      {state.kind === 'open' && (
        <SavedPeopleProvider value={data.people}>
          <CheckoutForm state={state} known={{ ...data.known, ...guest }} site={site} actions={actions} />
        </SavedPeopleProvider>
      )}
      <noscript>
        <p>
          {hasCart
            ? t`Payment requires JavaScript. Your cart still has everything in it.`
            : t`Payment requires JavaScript.`}
        </p>
      </noscript>
    </Page>
  );
}

type ClosedProps = {
  readonly state: Extract<CheckoutState, { kind: 'closed' }>;
  readonly actions: CheckoutActions;
  readonly site: SitePart;
};

/** Nothing can be paid now: why, what of the cart it is about, and the ways on. What was typed waits. */
function Closed({ state, actions, site }: ClosedProps) {
  const { t, i18n } = useLingui();
  const { error, gone } = state;
  const hasCart = site.util.toggles.cart;
  return (
    <>
      <EmptyState
        icon="clock"
        title={error.code === 'hold_expired' ? t`Your time to pay has run out` : t`Payment isn’t available right now`}
        text={failureWords(i18n, error, hasCart)}
      >
        {gone !== null && <ButtonLink href={gone.timesHref}>{t`Choose another time`}</ButtonLink>}
        <Button
          look={gone === null ? 'primary' : 'secondary'}
          onPress={() => void actions.reopen()}
        >{t`Check again`}</Button>
        <ButtonLink look="secondary" href={href(site, hasCart ? 'cart' : 'home')}>
          {hasCart ? t`Go to cart` : t`Go back to home`}
        </ButtonLink>
      </EmptyState>
      {gone !== null && <LineCard line={gone.line} site={site} level={3} />}
      <p className={styles['waits']}>{t`We’ve saved what you entered.`}</p>
    </>
  );
}

/** Gives the places back and leads to where they were chosen: the cart, or on a site without one the activity. */
function WayBack({ actions, site }: { readonly actions: CheckoutActions; readonly site: SitePart }) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const { state } = actions;
  const hasCart = site.util.toggles.cart;
  const back = async (): Promise<void> => {
    await actions.leave();
    if (hasCart) return navigate('/cart/');
    location.assign((state.kind === 'open' ? state.view.lines[0]?.href : undefined) ?? href(site, 'home'));
  };
  return (
    <Button look="quiet" size="small" icon="arrow-back" onPress={() => void back()}>
      {hasCart ? t`Back to cart` : t`Back`}
    </Button>
  );
}

/** The first step on a guest site: it has no accounts, but the tickets need an address. */
function GuestNameStep({ onDone }: { readonly onDone: (person: GuestPerson) => void }) {
  const { t } = useLingui();
  return (
    <section className={styles['ask']} aria-labelledby="ask-name">
      <h2 className={styles['stepTitle']} id="ask-name">{t`Who’s traveling?`}</h2>
      <p className={styles['hint']}>{t`No account needed: we’ll email your tickets.`}</p>
      <GuestForm submitText={t`Continue to payment`} primary onDone={onDone} />
    </section>
  );
}
