import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useState, type MouseEvent } from 'react';
import { useRevalidator } from 'react-router';

import { cartCalls } from '#src/contract/cart/cart.calls.ts';
import { Countdown } from '#src/ui/booking/calendar/countdown.tsx';
import { SummaryBox } from '#src/ui/booking/summary-box.tsx';
import { Button, ButtonLink } from '#src/ui/buttons/button.tsx';
import { EmptyState } from '#src/ui/feedback/empty-state.tsx';
import { Notice } from '#src/ui/feedback/notice.tsx';
import { Icon } from '#src/ui/icons/icon.tsx';
import { Columns } from '#src/ui/layout/grid.tsx';
import { Page } from '#src/ui/layout/page.tsx';
import { failureWords } from '#src/web/shared/labels/error-messages.ts';
import { cartChanged } from '#src/web/shared/visitor/visitor.ts';
import { href } from '#src/web/shared/page/href.ts';
import { LineCard } from '#src/web/shared/prices/line-card.tsx';
import { PackageNotice } from '#src/web/shared/booking/package-notice.tsx';
import { PriceWas } from '#src/web/shared/prices/price-was.tsx';
import { screen, type ViewProps } from '#src/web/shared/page/page-definition.ts';
import { CartQuantities } from '#src/web/cart/cart/cart-quantities.tsx';
import { loadCart, type CartLineView, type CartView } from '#src/web/cart/cart/cart.load.ts';
import styles from '#src/web/cart/cart/cart.module.css';
import { useAccepting, type Accepting } from '#src/web/cart/cart/use-accepting.ts';
import { useApi } from '#src/web/shared/page/services.ts';

export const cartScreen = screen(loadCart, Cart);

function Cart({ data, site }: ViewProps<CartView>) {
  const { t, i18n } = useLingui();
  const accepting = useAccepting(data, site);
  if (data.lines.length === 0) {
    return (
      <Page width="narrow">
        <EmptyState
          level={1}
          icon="cart"
          title={t`Your cart is empty`}
          text={t`Items you add are saved here. Your spots aren’t held until you check out.`}
        >
          <ButtonLink href={href(site, 'search-result')}>{t`Explore activities`}</ButtonLink>
        </EmptyState>
      </Page>
    );
  }
  return (
    <Page>
      <h1 className={styles['title']}>
        <Trans>Your cart</Trans>{' '}
        <span className={styles['count']}>
          <Plural value={data.lines.length} one="# ticket type" other="# ticket types" />
        </span>
      </h1>
      <div className={styles['notices']}>
        {Object.keys(accepting.was).length > 0 && (
          <Notice tone="warn" role="status">
            {failureWords(i18n, { code: 'price_changed' })}
          </Notice>
        )}
        {data.checkout !== null && <Running checkout={data.checkout} site={site} />}
      </div>
      <Columns aside={<Summary data={data} site={site} accepting={accepting} />} onPhone="after">
        <div className={styles['lines']}>
          {data.lines.map((line) => (
            <CartEntry key={line.itemId} line={line} site={site} was={accepting.was[line.itemId]} />
          ))}
          {data.isPackageTravel && <PackageNotice />}
        </div>
      </Columns>
    </Page>
  );
}

function Running({
  checkout,
  site,
}: {
  readonly checkout: NonNullable<CartView['checkout']>;
  readonly site: ViewProps<CartView>['site'];
}) {
  const { t } = useLingui();
  const { revalidate } = useRevalidator();
  return (
    <Notice
      tone="info"
      action={
        <ButtonLink
          size="small"
          href={href(site, 'checkout', {}, { order: checkout.reference })}
        >{t`Continue to payment`}</ButtonLink>
      }
    >
      <Countdown
        text={t`Checkout in progress: we’re holding your spots`}
        seconds={checkout.secondsLeft}
        overText={t`Your checkout expired and the spots were released.`}
        onOver={() => void revalidate()}
      />
    </Notice>
  );
}

function Summary({ data, site, accepting }: ViewProps<CartView> & { readonly accepting: Accepting }) {
  const { t } = useLingui();
  return (
    <SummaryBox
      label={t`Total`}
      price={{
        amount: data.total,
        prefix: data.payAtProperty.beside === null ? undefined : t`Due now`,
        taxes: data.payAtProperty.beside ?? t`All taxes and fees included`,
      }}
      action={
        data.buyable ? (
          <ToCheckout site={site} accepting={accepting} />
        ) : (
          <Button wide size="large" disabled>{t`No items available right now`}</Button>
        )
      }
      note={t`Spots are held for 15 minutes once you start checkout.`}
    >
      {data.payAtProperty.deposit === null ? undefined : (
        <p className={styles['deposit']}>{data.payAtProperty.deposit}</p>
      )}
    </SummaryBox>
  );
}

/** On to paying. Going on accepts changed prices; without script the checkout shows them too. */
function ToCheckout({ site, accepting }: Pick<ViewProps<CartView>, 'site'> & { readonly accepting: Accepting }) {
  const { t } = useLingui();
  const to = href(site, 'checkout');
  if (Object.keys(accepting.was).length === 0)
    return <ButtonLink wide size="large" href={to}>{t`Go to checkout`}</ButtonLink>;
  const accept = (event: MouseEvent): void => {
    event.preventDefault();
    void accepting.accept();
  };
  return (
    <>
      <ButtonLink wide size="large" href={to} onPress={accept}>
        {t`Accept and go to checkout`}
      </ButtonLink>
      {accepting.error !== null && (
        <Notice tone="bad" role="alert">
          {accepting.error}
        </Notice>
      )}
    </>
  );
}

type EntryProps = {
  readonly line: CartLineView;
  readonly site: ViewProps<CartView>['site'];
  /** The price last seen, if it has changed. */
  readonly was: string | undefined;
};

function CartEntry({ line, site, was }: EntryProps) {
  const { t, i18n } = useLingui();
  const api = useApi();
  const { revalidate } = useRevalidator();
  const [error, setError] = useState<string | null>(null);
  const remove = async (): Promise<void> => {
    const answer = await api.call(cartCalls.removeCartItem, { itemId: line.itemId });
    if (!answer.ok) return setError(failureWords(i18n, answer.error));
    window.dispatchEvent(new Event(cartChanged));
    await revalidate();
  };
  return (
    <LineCard line={line} site={site}>
      {was !== undefined && <PriceWas line={{ was, amount: line.amount }} />}
      {line.freeUntil !== null && line.fault === null && (
        <p className={styles['free']}>
          <Icon name="check" size="small" />
          <Trans>Free cancellation. {line.freeUntil}</Trans>
        </p>
      )}
      {line.fault !== null && (
        <Notice
          tone="warn"
          action={<ButtonLink size="small" look="secondary" href={line.timesHref}>{t`Choose another time`}</ButtonLink>}
        >
          {line.fault}
        </Notice>
      )}
      {error !== null && (
        <Notice tone="bad" role="alert">
          {error}
        </Notice>
      )}
      <div className={styles['actions']}>
        <CartQuantities line={line} />
        <Button look="quiet" size="small" icon="close" onPress={() => void remove()}>
          {t`Remove`}
        </Button>
      </div>
    </LineCard>
  );
}
