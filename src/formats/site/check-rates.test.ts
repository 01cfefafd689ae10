import { describe, expect, it } from 'vitest';

import { checkRates, type RatesFile } from '#src/formats/site/check-rates.ts';
import { currencyCodes } from '#src/domain/shared/money/currency.ts';

const rates = { ...Object.fromEntries(currencyCodes.map((code) => [code, '7.81230001'])), HKD: '1' };
const faultsOf = (more: Partial<RatesFile>): readonly string[] =>
  checkRates({ date: '2026-05-01', hkdPerUnit: rates, ...more }).map(
    ({ path, reason }) => `${path.join('.')}: ${reason}`,
  );

describe('checkRates', () => {
  it('reports nothing for a rate of every currency on a real date', () => {
    expect(faultsOf({})).toEqual([]);
  });

  it.each(['2026-02-30', '1 May 2026', ''])('reports the date "%s"', (date) => {
    expect(faultsOf({ date })).toEqual([`date: ${date} is not a date`]);
  });

  it('reports a currency that has no rate', () => {
    const { EUR: _eur, ...without } = { EUR: '', ...rates };
    expect(faultsOf({ hkdPerUnit: without })).toEqual(['hkdPerUnit: no rate for EUR']);
  });

  it.each([
    ['a currency that nothing is sold in', { XXX: '1' }, 'XXX: XXX is not a currency that we sell in'],
    ['the name of a method', { toString: '1' }, 'toString: toString is not a currency that we sell in'],
    ['zero', { EUR: '0' }, 'EUR: "0" is not a positive number with at most 8 decimals'],
    ['a negative rate', { EUR: '-1' }, 'EUR: "-1" is not a positive number with at most 8 decimals'],
    ['nine decimals', { EUR: '1.123456789' }, 'EUR: "1.123456789" is not a positive number with at most 8 decimals'],
    ['another rate of HKD than 1', { HKD: '1.0' }, 'HKD: HKD is worth 1 HKD'],
  ])('reports %s', (_what, more, fault) => {
    expect(faultsOf({ hkdPerUnit: { ...rates, ...more } })).toEqual([`hkdPerUnit.${fault}`]);
  });
});
