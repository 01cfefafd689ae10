import { expect, it } from 'vitest';

import type { Visit } from '#src/domain/catalogue/offers/offer.ts';
import { isPackageTravel } from '#src/domain/orders/package-travel.ts';
import type { ServicePoint, ServiceSpan } from '#src/domain/catalogue/offers/service.ts';

const point: ServicePoint = { place: { en: 'A place' }, date: '2026-12-01', time: '10:00', offset: '+00:00' };
const visit: Pick<Visit, 'service'> = {};

function sold(as: ServiceSpan['as']): Pick<Visit, 'service'> {
  const span: ServiceSpan = { kind: 'span', as, from: point, to: point, label: null, seats: [] };
  const service = { vertical: 'any', venueId: null, question: {}, optionTitles: { en: 'One' }, details: [span] };
  return { service };
}

const berlin = { market: 'global', ipCountry: 'DE' } as const;

it.each([
  [['ride', 'stay'], true],
  [['hire', 'stay'], true],
  [['ride', 'hire'], true],
  [['stay', 'stay'], false],
  [['ride', 'ride'], false],
  [['stay'], false],
] as const)('of %o is: %s', (kinds, expected) => {
  expect(isPackageTravel([visit, ...kinds.map(sold)], berlin)).toBe(expected);
});

it('counts no facts of what was sold', () => {
  const { service } = sold('ride');
  if (service === undefined) throw new Error('no service');
  const details = [...service.details, { kind: 'fact', code: 'fare' } as const];
  expect(isPackageTravel([{ service: { ...service, details } }], berlin)).toBe(false);
});

it('is none of visits', () => {
  expect(isPackageTravel([visit, visit], berlin)).toBe(false);
});

it.each([
  [{ market: 'global', ipCountry: 'US' }, false],
  [{ market: 'global', ipCountry: null }, true],
  [{ market: 'cn', ipCountry: null }, false],
] as const)('is shown where the law requires it: %o is %s', (from, expected) => {
  expect(isPackageTravel([sold('ride'), sold('stay')], from)).toBe(expected);
});
