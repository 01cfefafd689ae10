import { beforeEach, expect, it } from 'vitest';

import { storeScanner, storedScanner } from '#src/web/orders/scan/scan-store.ts';

const scanner = { keys: [{ id: 'k', x: 'x' }], supplier: 'Bay Days', supplierMark: 'mark', place: 'North gate' };

beforeEach(() => localStorage.removeItem('meander:scanner'));

it('preserves its keys through a reload, and those stored by an earlier release', () => {
  storeScanner({ token: 'token', scanner, waiting: [], seen: [], told: [] });
  storeScanner({ scanner });
  expect(JSON.parse(localStorage.getItem('meander:scanner') ?? '')).toMatchObject({ token: 'token', scanner });
  localStorage.setItem('meander:scanner', '{"token":"old","waiting":[]}');
  expect(storedScanner()).toEqual({ token: 'old', scanner: null, waiting: [], seen: [], told: [] });
});
