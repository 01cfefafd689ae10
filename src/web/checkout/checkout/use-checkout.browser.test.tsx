import { describe, expect, it } from 'vitest';
import { render } from 'vitest-browser-react';

import { useCheckout } from '#src/web/checkout/checkout/use-checkout.ts';
import { BrowserFrame, browserServices } from '../../../../tests/browser/browser-frame.tsx';

// Nothing answers: each call throws.
const services = browserServices({});

function Checkout() {
  const { state, reopen } = useCheckout(services.site, null, false);
  return (
    <>
      <p role="status">{state.kind}</p>
      <button type="button" onClick={() => void reopen().catch(() => undefined)}>
        Check again
      </button>
    </>
  );
}

describe('useCheckout', () => {
  it('closes a checkout whose opening throws, instead of opening it forever', async () => {
    const { locator } = await render(
      <BrowserFrame services={services}>
        <Checkout />
      </BrowserFrame>,
    );
    await expect.element(locator.getByRole('status')).toHaveTextContent('opening');
    await locator.getByRole('button', { name: 'Check again' }).click();
    await expect.element(locator.getByRole('status')).toHaveTextContent('closed');
  });
});
