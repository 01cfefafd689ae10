import { describe, expect, it, vi } from 'vitest';
import { render } from 'vitest-browser-react';

import { useAttendance } from '#src/web/checkout/checkout/use-attendance.ts';
import { answeringApi } from '../../../../tests/answering-api.ts';
import { BrowserFrame, browserServices } from '../../../../tests/browser/browser-frame.tsx';

type OnTime = (secondsLeft: number) => void;

function Page({ onTime }: { readonly onTime: OnTime }) {
  const pay = useAttendance('R1', onTime);
  return (
    <button type="button" onClick={pay}>
      Pay
    </button>
  );
}

async function checkout() {
  const { api, calls: requested } = answeringApi({
    '/v1/ordersrv/checkout/:reference(key)/attend': { secondsLeft: 540 },
  });
  const onTime = vi.fn<OnTime>();
  const { locator, unmount } = await render(
    <BrowserFrame services={{ ...browserServices({}), api }}>
      <Page onTime={onTime} />
    </BrowserFrame>,
  );
  await expect.poll(() => onTime.mock.calls).toEqual([[540]]);
  const visits = () => requested.map(({ input }) => input);
  const visit = (here: boolean): unknown => expect.objectContaining({ reference: 'R1', here });
  return { locator, unmount, visits, visit };
}

describe('useAttendance', () => {
  it('reports the visit when the page opens, when it gets the focus, and when it is left', async () => {
    const { unmount, visits, visit } = await checkout();
    expect(visits()).toEqual([visit(true)]);
    window.dispatchEvent(new Event('focus'));
    expect(visits()).toEqual([visit(true), visit(true)]);
    await unmount();
    expect(visits()).toEqual([visit(true), visit(true), visit(false)]);
    window.dispatchEvent(new Event('focus'));
    expect(visits()).toHaveLength(3);
  });

  it('reports no leaving when the traveler goes on to the payment page', async () => {
    const { locator, unmount, visits, visit } = await checkout();
    await locator.getByRole('button', { name: 'Pay' }).click();
    window.dispatchEvent(new PageTransitionEvent('pagehide'));
    await unmount();
    expect(visits()).not.toContainEqual(visit(false));
  });
});
