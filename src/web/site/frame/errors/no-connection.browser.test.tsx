import { afterEach, describe, expect, it, vi } from 'vitest';
import { render } from 'vitest-browser-react';

import { NoConnectionPage } from '#src/web/site/frame/errors/no-connection.tsx';
import { BrowserFrame, browserServices } from '../../../../../tests/browser/browser-frame.tsx';

afterEach(() => void vi.restoreAllMocks());

async function offline() {
  const request = vi.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('Failed to fetch'));
  const page = await render(
    <BrowserFrame services={browserServices({})}>
      <NoConnectionPage />
    </BrowserFrame>,
  );
  return { ...page, request };
}

describe('NoConnectionPage', () => {
  it('reports that there is still no connection when a retry fails', async () => {
    const { locator, request } = await offline();
    const status = locator.getByRole('status');
    await expect.element(status).toHaveTextContent('');
    await locator.getByRole('button', { name: 'Try again' }).click();
    await expect.element(status).toHaveTextContent('Still no connection.');
    expect(request).toHaveBeenCalledOnce();
  });

  it('requests the page when the browser is online again, until it is gone', async () => {
    const { unmount, request } = await offline();
    window.dispatchEvent(new Event('online'));
    await expect.poll(() => request.mock.calls.length).toBe(1);
    await unmount();
    window.dispatchEvent(new Event('online'));
    expect(request).toHaveBeenCalledOnce();
  });
});
