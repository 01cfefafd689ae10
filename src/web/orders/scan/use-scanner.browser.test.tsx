import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { render } from 'vitest-browser-react';

import { admissionCalls } from '#src/contract/orders/admission.calls.ts';
import { ApiProvider } from '#src/web/shared/page/services.ts';
import { storeScanner, storedScanner } from '#src/web/orders/scan/scan-store.ts';
import { useScanner } from '#src/web/orders/scan/use-scanner.ts';
import { answeringApi } from '../../../../tests/answering-api.ts';

const scanner = { keys: [], supplier: 'Shore Lines', supplierMark: 'shore', place: 'Pier 4' };
const waiting = { key: 'a-key', code: '1K7QX2M9DPA000ABCDEF', scannedAt: '2026-12-24T02:00:00.000Z' };
const admitted = {
  outcome: 'admitted',
  reference: 'K7QX2M9DPA',
  title: 'Ferry',
  date: '2026-12-24',
  tickets: 1,
  before: null,
};

function Scanner() {
  const { scanner: known, refused, waiting: count, shown, scan } = useScanner();
  return (
    <>
      <p data-testid="who">{known?.supplier ?? 'nobody'}</p>
      <p data-testid="refused">{refused?.code ?? 'none'}</p>
      <p data-testid="waiting">{count}</p>
      <p data-testid="shown">{shown?.kind ?? 'nothing'}</p>
      <button type="button" onClick={() => void scan(' 1k7qx2m9dpa 000abcdef ')}>
        Scan
      </button>
    </>
  );
}

/** Answers may be changed while the page is open, as a shop that loses its connection does. */
async function open(answers: Record<string, object | string>) {
  const { api, calls: requested } = answeringApi(answers);
  const { locator } = await render(
    <ApiProvider value={api}>
      <Scanner />
    </ApiProvider>,
  );
  return { locator, asked: requested };
}

beforeEach(() => {
  localStorage.clear();
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
});
afterEach(() => void vi.useRealTimers());

describe('useScanner', () => {
  it('signs in again with the stored token when the page opens, and sends a scanned code without its spaces', async () => {
    storeScanner({ token: 'a-token' });
    const { locator, asked: requested } = await open({
      [admissionCalls.scanner.path.source]: scanner,
      [admissionCalls.redeem.path.source]: admitted,
    });
    await expect.element(locator.getByTestId('who')).toHaveTextContent('Shore Lines');
    await locator.getByRole('button', { name: 'Scan' }).click();
    await expect.element(locator.getByTestId('shown')).toHaveTextContent('answer');
    expect(requested.at(-1)?.input).toMatchObject({ token: 'a-token', code: expect.stringMatching(/^\S+$/) });
  });

  it('reports scans that waited for a connection at its next round', async () => {
    storeScanner({ token: 'a-token', scanner, waiting: [waiting] });
    const { locator } = await open({
      [admissionCalls.scanner.path.source]: scanner,
      [admissionCalls.redeem.path.source]: admitted,
    });
    await expect.element(locator.getByTestId('waiting')).toHaveTextContent('1');
    vi.advanceTimersByTime(10_000);
    await expect.element(locator.getByTestId('waiting')).toHaveTextContent('0');
    expect(storedScanner().waiting).toEqual([]);
  });

  it('forgets its token and says why when the shop revokes the scanner', async () => {
    storeScanner({ token: 'a-token', scanner });
    const { locator } = await open({ [admissionCalls.scanner.path.source]: 'forbidden' });
    await expect.element(locator.getByTestId('refused')).toHaveTextContent('forbidden');
    await expect.element(locator.getByTestId('who')).toHaveTextContent('nobody');
    expect(storedScanner()).toMatchObject({ token: '', scanner: null });
  });
});
