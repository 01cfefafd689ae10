import { createMemoryRouter, RouterProvider } from 'react-router';
import { beforeEach, describe, expect, it } from 'vitest';
import { render } from 'vitest-browser-react';

import { cartCalls } from '#src/contract/cart/cart.calls.ts';
import { useAccepting } from '#src/web/cart/cart/use-accepting.ts';
import { ApiProvider } from '#src/web/shared/page/services.ts';
import { changedPrice, rememberPrices } from '#src/web/shared/storage/seen-prices.ts';
import { answeringApi, type Answers } from '../../../../tests/answering-api.ts';
import { BrowserFrame, browserServices } from '../../../../tests/browser/browser-frame.tsx';

const dollars = (minor: number) => ({ minor, currency: 'USD' }) as const;
const ferry = { itemId: 'ferry', price: dollars(2_000), amount: 'US$20', was: null };
const tower = { itemId: 'tower', price: dollars(3_500), amount: 'US$35', was: null };
/** A line that is no longer sold has no amount. */
const closed = { itemId: 'closed', price: dollars(0), amount: '', was: null };

type Lines = Parameters<typeof useAccepting>[0]['lines'];

function Cart({ lines }: { readonly lines: Lines }) {
  const { was, error, accept } = useAccepting({ lines }, { writing: 'en' });
  return (
    <>
      <p data-testid="was">{JSON.stringify(was)}</p>
      {error !== null && <p role="alert">{error}</p>}
      <button type="button" onClick={() => void accept()}>
        Accept
      </button>
    </>
  );
}

async function open(lines: Lines, answers: Answers = {}) {
  const { api, calls: requested } = answeringApi(answers);
  const router = createMemoryRouter([
    { path: '/', element: <Cart lines={lines} /> },
    { path: '*', element: <h1>Elsewhere</h1> },
  ]);
  const { locator } = await render(
    <BrowserFrame services={browserServices({})}>
      <ApiProvider value={api}>
        <RouterProvider router={router} />
      </ApiProvider>
    </BrowserFrame>,
  );
  return {
    alert: locator.getByRole('alert'),
    was: () => JSON.parse(locator.getByTestId('was').element().textContent ?? '') as unknown,
    accept: async () => locator.getByRole('button', { name: 'Accept' }).click(),
    address: () => router.state.location.pathname,
    asked: requested,
  };
}

/** Returns whether this tab has stored a price as the one that its user saw. */
function isSeen(itemId: string, minor: number): boolean {
  return changedPrice({ itemId, price: dollars(minor + 1) })?.minor === minor;
}

beforeEach(() => sessionStorage.clear());

describe('useAccepting', () => {
  it('names the price that this tab showed before, and the one at which the server knows a line was added', async () => {
    rememberPrices([{ itemId: 'ferry', price: dollars(1_800) }]);
    const { was } = await open([ferry, { ...tower, was: 'US$30' }]);
    expect(was()).toEqual({ ferry: 'US$18', tower: 'US$30' });
  });

  it('stores the price of a line that was not seen yet, and none that has changed', async () => {
    rememberPrices([{ itemId: 'ferry', price: dollars(1_800) }]);
    const { was } = await open([ferry, tower, closed]);
    await expect.poll(() => isSeen('tower', 3_500)).toBe(true);
    expect(isSeen('ferry', 1_800)).toBe(true);
    expect(isSeen('closed', 0)).toBe(false);
    expect(was()).toEqual({ ferry: 'US$18' });
  });

  it('accepts the prices of all lines that are sold, stores them as seen and goes on to the checkout', async () => {
    rememberPrices([{ itemId: 'ferry', price: dollars(1_800) }]);
    const {
      accept,
      address,
      asked: requested,
    } = await open([ferry, tower, closed], {
      [cartCalls.acceptPrices.path.source]: {},
    });
    await accept();
    await expect.poll(address).toBe('/platform/pay/');
    expect(requested.map(({ input }) => input)).toEqual([
      {
        lines: [
          { itemId: 'ferry', amount: dollars(2_000) },
          { itemId: 'tower', amount: dollars(3_500) },
        ],
      },
    ]);
    expect(isSeen('ferry', 2_000)).toBe(true);
  });

  it('stays, says why and stores nothing when the prices are refused', async () => {
    rememberPrices([{ itemId: 'ferry', price: dollars(1_800) }]);
    const { accept, address, alert, was } = await open([ferry], {
      [cartCalls.acceptPrices.path.source]: 'too_many_requests',
    });
    await accept();
    await expect.element(alert).toBeVisible();
    expect(address()).toBe('/');
    expect(was()).toEqual({ ferry: 'US$18' });
    expect(isSeen('ferry', 1_800)).toBe(true);
  });
});
