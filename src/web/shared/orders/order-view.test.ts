import { setupI18n } from '@lingui/core';
import { expect, it } from 'vitest';

import { hire, lineFor, stay, unitOf } from '../../../../tests/services.ts';
import { testDoor } from '../../../../tests/site.ts';
import { lineView } from '#src/api/cart/line-view.ts';
import { lifeCycles } from '#src/domain/orders/changes/life-cycle.ts';
import { money } from '#src/domain/shared/money/money.ts';
import { linePayAtPropertyFees } from '#src/web/shared/prices/pay-at-property-view.ts';
import { stateWords } from '#src/web/shared/orders/order-view.ts';

const voice = {
  site: { ...testDoor.site, language: 'en' as const, currencyRate: {}, menu: [] },
  i18n: setupI18n({ locale: 'en', messages: { en: {} } }),
};

it('labels each state of a booking, and only unpaid ones as waiting for payment', () => {
  const states = new Set(lifeCycles.booking.map(({ to }) => to));
  const waiting = [...states].filter((state) => stateWords(voice, state)[0] === 'Waiting for payment');
  expect(waiting.toSorted()).toEqual(['held', 'pending_payment']);
  // A hotel night without a scanned voucher is not pending.
  expect(stateWords(voice, 'unused')).toEqual(['Not used', 'info']);
});

it('adds up the pay-at-property fees of the lines, without deposits', () => {
  const lines = [stay, stay, hire].map((visit) =>
    lineView(lineFor(visit, [unitOf('room', 1, money(9_000n, 'EUR'))]), 'en'),
  );
  expect(linePayAtPropertyFees(voice, lines)).toEqual({
    label: 'Due on arrival',
    fees: '¥1,200',
    beside: 'plus ¥1,200 due on arrival',
    deposit: expect.stringContaining('refundable deposit'),
  });
  expect(linePayAtPropertyFees(voice, [])).toMatchObject({ fees: null, beside: null, deposit: null });
});
