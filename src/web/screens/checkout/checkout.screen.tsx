import { useLingui } from '@lingui/react/macro';
import { useNavigate } from 'react-router';

import { Button, ButtonLink } from '#src/ui/buttons/button.tsx';
import { EmptyState } from '#src/ui/feedback/empty-state.tsx';
import { Icon } from '#src/ui/icons/icon.tsx';
import { Page } from '#src/ui/layout/page.tsx';
import { failureWords } from '#src/web/frame/failure-words.ts';
import { href } from '#src/web/href.ts';
import { screen, type ViewProps } from '#src/web/screen.ts';
import { CheckoutForm } from '#src/web/screens/checkout/checkout-form.tsx';
import { loadCheckout, type CheckoutPage } from '#src/web/screens/checkout/checkout.load.ts';
import styles from '#src/web/screens/checkout/checkout.module.css';
import { useCheckout } from '#src/web/screens/checkout/use-checkout.ts';

export const checkoutScreen = screen(loadCheckout, Checkout);

function Checkout({ data, site }: ViewProps<CheckoutPage>) {
  const { t, i18n } = useLingui();
  const navigate = useNavigate();
  const deeds = useCheckout(site, data.open);
  const { state } = deeds;
  const back = async (): Promise<void> => {
    await deeds.leave();
    await navigate('/cart/');
  };
  return (
    <Page width="narrow">
      <div className={styles['head']}>
        <h1 className={styles['title']}>{t`Checkout`}</h1>
        <Button look="quiet" size="small" icon="arrow-back" onPress={() => void back()}>
          {t`Back to the cart`}
        </Button>
      </div>
      {state.kind === 'opening' && (
        <p className={styles['opening']} role="status">
          <Icon name="clock" />
          {t`Holding your places…`}
        </p>
      )}
      {state.kind === 'closed' && (
        <EmptyState
          icon="clock"
          title={state.error.code === 'hold_expired' ? t`Your time to pay has run out` : t`This cannot be paid now`}
          text={failureWords(i18n, state.error)}
        >
          <Button onPress={() => void deeds.reopen()}>{t`Check again`}</Button>
          <ButtonLink look="secondary" href={href(site, 'cart')}>{t`To the cart`}</ButtonLink>
        </EmptyState>
      )}
      {state.kind === 'open' && <CheckoutForm state={state} known={data.known} site={site} deeds={deeds} />}
      <noscript>
        <p>{t`Paying needs JavaScript. Your cart keeps everything in it.`}</p>
      </noscript>
    </Page>
  );
}
