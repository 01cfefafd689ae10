import { expect, it } from 'vitest';

import { calendarStretch, rideLines } from '#src/domain/orders/vouchers/calendar-stretch.ts';
import type { Visit } from '#src/domain/catalogue/offers/offer.ts';
import type { ServicePoint, ServiceSpan } from '#src/domain/catalogue/offers/service.ts';

const point = (about: Partial<ServicePoint> = {}): ServicePoint => ({
  place: { en: 'Paris', ja: 'パリ' },
  date: '2026-12-01',
  time: '10:13',
  offset: '+01:00',
  ...about,
});

function visit(
  as: ServiceSpan['as'] | null,
  to: Partial<ServicePoint> = {},
): Pick<Visit, 'startsAt' | 'endsAt' | 'timeZone' | 'service'> {
  const span: ServiceSpan | null =
    as === null ? null : { kind: 'span', as, from: point(), to: point(to), label: { en: 'Line 9' }, seats: ['7-12A'] };
  const service = { vertical: 'rails', venueId: null, question: {}, optionTitles: { en: 'Standard' } };
  const about = { startsAt: '2026-12-01T09:13:00Z', endsAt: '2026-12-01T11:30:00Z', timeZone: 'Europe/Paris' };
  return { ...about, ...(span === null ? {} : { service: { ...service, details: [span] } }) };
}

it('is that of a visit where nothing else is said', () => {
  expect(calendarStretch(visit(null))).toMatchObject({ timeZone: 'Europe/Paris', endZone: null, days: null });
});

it.each([
  [{}, null],
  [{ timeZone: 'Europe/Paris' }, null],
  [{ timeZone: 'Europe/London', offset: '+00:00' }, 'Europe/London'],
  [{ offset: '+00:00' }, 'UTC'],
])('of a ride ends by the clock of where it arrives: %o', (to, endZone) => {
  expect(calendarStretch(visit('ride', to)).endZone).toBe(endZone);
});

it('of a stay is its days, and of a hire its hours', () => {
  const to = { date: '2026-12-03', offset: '+02:00' };
  expect(calendarStretch(visit('stay', to))).toMatchObject({
    endZone: null,
    days: { from: '2026-12-01', to: '2026-12-03' },
  });
  expect(calendarStretch(visit('hire', to))).toMatchObject({ endZone: null, days: null });
});

it('of a pass is its days', () => {
  const { service, ...times } = visit('ride', { date: '2026-12-07', offset: '+02:00' });
  if (service === undefined) throw new Error('no service');
  const pass = { ...service, details: [...service.details, { kind: 'fact', code: 'open_ticket' } as const] };
  const stretch = calendarStretch({ ...times, service: pass });
  expect(stretch).toMatchObject({ endZone: null, days: { from: '2026-12-01', to: '2026-12-07' } });
});

it('of a ride with other facts ends by the clock of where it arrives', () => {
  const { service, ...times } = visit('ride', { timeZone: 'Europe/London', offset: '+00:00' });
  if (service === undefined) throw new Error('no service');
  const details = [...service.details, { kind: 'fact', code: 'fare' } as const];
  expect(calendarStretch({ ...times, service: { ...service, details } })).toMatchObject({
    endZone: 'Europe/London',
    days: null,
  });
});

it('names rides without labels', () => {
  const ride = visit('ride', { place: { en: 'London' }, time: '11:30' });
  expect(rideLines(ride, 'ja')).toEqual(['Line 9, 10:13 パリ – 11:30 London, 7-12A']);
  expect(rideLines(visit(null), 'ja')).toEqual([]);
});

it('of two rides goes from the first to the clock of the last, with a line for each', () => {
  const one = visit('ride', { place: { en: 'Lille' }, time: '11:10', timeZone: 'Europe/Paris' });
  const [second] =
    visit('ride', { place: { en: 'London' }, time: '11:30', timeZone: 'Europe/London' }).service?.details ?? [];
  if (one.service === undefined || second?.kind !== 'span') throw new Error('no service');
  const details = [...one.service.details, { ...second, label: null, seats: [] }];
  const both = { ...one, service: { ...one.service, details } };
  expect(calendarStretch(both)).toEqual({
    startsAt: '2026-12-01T09:13:00Z',
    endsAt: '2026-12-01T11:30:00Z',
    timeZone: 'Europe/Paris',
    endZone: 'Europe/London',
    days: null,
  });
  expect(rideLines(both, 'en')).toEqual(['Line 9, 10:13 Paris – 11:10 Lille, 7-12A', '10:13 Paris – 11:30 London']);
});

it('of an open ticket without a span is its hours', () => {
  const { service, ...times } = visit('ride');
  if (service === undefined) throw new Error('no service');
  const open = { ...service, details: [{ kind: 'fact', code: 'open_ticket' } as const] };
  expect(calendarStretch({ ...times, service: open })).toMatchObject({ endZone: null, days: null });
});
