import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { addChoice } from '#src/actions/cart/add-choice.ts';
import { readCart } from '#src/actions/cart/read-cart.ts';
import { settlePayment } from '#src/actions/checkout/payment/settle-payment.ts';
import { cancelBooking } from '#src/actions/orders/changes/cancel-booking.ts';
import { quoteCancellation } from '#src/actions/orders/changes/quote-cancellation.ts';
import { readVenue } from '#src/actions/search/venues/read-venue.ts';
import { searchVenues } from '#src/actions/search/venues/search-venues.ts';
import { fail, ok } from '#src/domain/failure.ts';
import type { VenueListOptions } from '#src/domain/search/venues/arrange-venues.ts';
import type { Venue, VenueOffer, Vertical, VenueVertical } from '#src/domain/vertical.ts';
import { saveVenues } from '#src/store/catalogue/venues.store.ts';
import type * as register from '#src/verticals/rules.ts';
import { addition } from '../../../scripts/commands/new-files.ts';
import { readTree } from '../../architecture/read-tree.ts';
import { code, goodCard, openShop, value, type Shop } from '../shop/shop.ts';

/**
 * A hypothetical vertical: lounges of an airport, by the hour. It is one more line in the registry, beside the existing
 * ones, and its own rules; search, cart, checkout, payment and cancelling know nothing of it and sell it.
 */
const added = vi.hoisted(() => new Map<string, Vertical>());
vi.mock('#src/verticals/rules.ts', async (original) => {
  const { allVerticals, verticalNamed } = await original<typeof register>();
  return {
    // The line is added below, after this: readers see it then.
    allVerticals: new Proxy(allVerticals, {
      get: (all, key) => Reflect.get([...all, ...added.values()], key) as unknown,
    }),
    verticalNamed: (name: string) => added.get(name) ?? verticalNamed(name),
  };
});

const hour = 3_600_000;
const lounges: VenueVertical<{ readonly fromMs: number; readonly hours: number; readonly guests: number }> = {
  kind: 'venue',
  key: 'lounges',
  menu: 'activities',
  facets: ['terminal'],
  checkContent: () => ok(null),
  readQuestion: ({ from = '', hours = '', guests = '1' }, nowMs) => {
    const fromMs = Date.parse(from);
    if (!(Number(hours) >= 1 && Number(hours) <= 12)) return fail('bad_request', { field: 'hours' });
    if (Number.isNaN(fromMs) || (nowMs !== null && fromMs < nowMs)) return fail('date_past', { field: 'from' });
    return ok({ fromMs, hours: Number(hours), guests: Number(guests) });
  },
  scopeOf: () => ({ destinationId: 1 }),
  beginOf: ({ fromMs }) => ({ date: new Date(fromMs).toISOString().slice(0, 10), field: 'from', tooFar: 'far' }),
  othersOf: () => [],
  unitsAt: ({ id }, requested) => unitsFor(id, requested),
  offersAt: (venue, requested, { nowMs }) => [chair(venue, requested, nowMs)],
  venueFacets: () => ({ terminal: ['T2'] }),
  figuresOf: () => ({ stars: 3 }),
};

function unitsFor(id: number, { fromMs, hours }: { readonly fromMs: number; readonly hours: number }) {
  const first = Math.floor(fromMs / hour);
  return Array.from({ length: hours }, (_, n) => ({ key: `lounge:${id}:${first + n}`, total: 3, position: null }));
}

function chair(
  venue: Venue,
  requested: { readonly fromMs: number; readonly hours: number; readonly guests: number },
  nowMs: number,
): VenueOffer {
  const unit = { type: 'OTHER', accompanied: false, maxQuantity: null } as const;
  return {
    id: 'chair',
    titles: { en: 'A chair by the window' },
    details: [{ kind: 'fact', code: 'other', count: requested.hours }],
    units: [
      { ...unit, id: 'guest', title: 'Guest', pax: 1, priceMinor: BigInt(requested.hours) * 1_000n },
      { ...unit, id: 'shower', title: 'Shower', pax: 0, accompanied: true, maxQuantity: 2, priceMinor: 500n },
    ],
    counts: { guest: requested.guests },
    minParty: 1,
    maxParty: 9,
    inventoryUnits: unitsFor(venue.id, requested),
    policy: [{ hoursBefore: 24, refundPercent: 87.5, byUnit: { shower: 33.333_333 } }],
    startsAt: new Date(requested.fromMs).toISOString(),
    endsAt: new Date(requested.fromMs + requested.hours * hour).toISOString(),
    localDate: new Date(requested.fromMs).toISOString().slice(0, 10),
    localStart: '09:00',
    localEnd: '12:00',
    over: requested.fromMs <= nowMs,
    closed: false,
    facets: { size: ['small'] },
    meetingPoint: { name: 'Gate', address: 'Terminal 2', lat: venue.lat, lng: venue.lng },
    goodToKnow: [],
    redemption: 'DIGITAL',
    perPersonTicket: true,
  };
}

added.set('lounges', lounges);

const wishes: VenueListOptions = {
  filters: {},
  priceFrom: null,
  priceTo: null,
  freeUntilMs: null,
  sort: 'price',
  page: 1,
};
const begin = Math.ceil(Date.now() / hour) * hour + 100 * hour;

function questionOf(fromHour: number, hours: number): Readonly<Record<string, string>> {
  return { from: new Date(begin + fromHour * hour).toISOString(), hours: String(hours) };
}

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
  const venue = {
    vertical: 'lounges',
    slug: 'sky',
    supplierId: 'bay-days',
    lat: 35.5,
    lng: 139.7,
    picture: 'tower-day-2',
  };
  await saveVenues(shop.deps.db, 'lounges', [
    { ...venue, id: 901, destinationId: 1, rank: 1, titles: { en: 'Sky lounge' }, content: {} },
  ]);
});
afterAll(() => shop.close());

async function choose(
  caller: Awaited<ReturnType<Shop['buyer']>>,
  fromHour: number,
  hours: number,
  units = { guest: 1 },
) {
  const question = { ...questionOf(fromHour, hours), guests: String(units.guest) };
  const choice = { vertical: 'lounges', venueId: 901, offerId: 'chair', question };
  return addChoice(shop.deps, caller, { ...choice, units });
}

test('costs one folder and the lines of the registration, since only the registry imports a vertical', () => {
  const tree = readTree(/\.tsx?$/, ['src']);
  const textOf = (path: string): string => tree.find((file) => file.path === path)?.text ?? '';
  const { files, lines } = addition('vertical', 'lounges', { paths: tree.map(({ path }) => path), read: textOf });
  expect(Object.keys(files).filter((path) => !path.startsWith('src/verticals/lounges/'))).toEqual([]);
  expect(lines.map(({ file }) => file)).toEqual([
    'src/verticals/rules.ts',
    'src/contract/pages.ts',
    'catalogue/venues/lounges/',
  ]);
  const known = tree.flatMap(({ path, text }) =>
    path.endsWith('.test.ts')
      ? []
      : [...text.matchAll(/'#src\/verticals\/([\w-]+)\//g)].flatMap(([, folder = '']) =>
          path.startsWith(`src/verticals/${folder}/`) ? [] : [path],
        ),
  );
  expect([...new Set(known)]).toEqual(['src/verticals/rules.ts']);
});

test('is searched, filtered and priced like all that is sold at venues', async () => {
  const caller = await shop.buyer();
  const requested = { vertical: 'lounges', question: { ...questionOf(0, 3), guests: '2' }, wishes };
  const found = value(await searchVenues(shop.deps, caller, requested));
  expect(found).toMatchObject({
    total: 1,
    facets: [{ facet: 'terminal', values: [{ value: 'T2', count: 1 }] }],
    hits: [{ offers: [{ minor: 3_296n, left: 3, fault: null }] }],
  });
  const elsewhere = { ...requested, wishes: { ...wishes, filters: { terminal: ['T1'] } } };
  expect(value(await searchVenues(shop.deps, caller, elsewhere))).toMatchObject({
    total: 0,
    facets: [{ values: [{ value: 'T2' }] }],
  });
  const wrong = { ...requested, question: { ...questionOf(0, 3), hours: '40' } };
  expect(await searchVenues(shop.deps, caller, wrong)).toMatchObject({
    failure: { code: 'bad_request', field: 'hours' },
  });
  const left = { ...caller, menu: ['rails'] as const };
  expect(code(await searchVenues(shop.deps, left, requested))).toBe('not_found');
  expect(code(await readVenue(shop.deps, caller, { id: 902, vertical: 'lounges', question: null }))).toBe('not_found');
});

test('is bought with what goes with it, cancelled in part by its own terms, and nothing is sold twice', async () => {
  const caller = await shop.buyer();
  value(await choose(caller, 10, 3, { guest: 2, shower: 1 } as { guest: number }));
  const on = await shop.cartToPage(caller);
  const late = await shop.buyer();
  value(await choose(late, 12, 4));
  const other = await shop.buyer();
  expect(code(await choose(other, 12, 4, { guest: 2 }))).toBe('slot_sold_out');
  await shop.payOnPage(on.page, goodCard);
  await settlePayment(shop.deps, on.attemptId, 'test');
  const { rows } = await shop.deps.db.query<{ reference: string; state: string; vertical: string; amount: bigint }>(
    'select reference, state, vertical, amount_minor as amount from booking where order_id = $1',
    [on.orderId],
  );
  expect(rows).toMatchObject([{ state: 'confirmed', vertical: 'lounges', amount: 3_571n }]);
  const reference = rows[0]?.reference ?? '';
  await shop.mustBeSound();
  const quote = value(await quoteCancellation(shop.deps, caller, reference, [1, 2]));
  expect(quote.refund.minor).toBe(1_534n);
  const part = { reference, positions: [1, 2], refundMinor: Number(quote.refund.minor) };
  value(await cancelBooking(shop.deps, caller, randomUUID(), part));
  expect(
    value(await searchVenues(shop.deps, caller, { vertical: 'lounges', question: questionOf(10, 3), wishes })).hits,
  ).toMatchObject([{ offers: [{ left: 2 }] }]);
  await shop.mustBeSound();
  const rest = value(await quoteCancellation(shop.deps, caller, reference));
  value(await cancelBooking(shop.deps, caller, randomUUID(), { reference, refundMinor: Number(rest.refund.minor) }));
  expect(
    value(await searchVenues(shop.deps, caller, { vertical: 'lounges', question: questionOf(10, 3), wishes })).hits,
  ).toMatchObject([{ offers: [{ left: 3 }] }]);
  await shop.mustBeSound();
});

test('a line of the cart says when its time is over, and the same choice twice is one line', async () => {
  const caller = await shop.buyer();
  const first = value(await choose(caller, 30, 1));
  expect(value(await choose(caller, 30, 1))).toEqual(first);
  await shop.deps.db.query(
    `update cart_item set choice = jsonb_set(choice, '{question,from}', '"2026-01-01T00:00:00Z"') where owner = $1`,
    [caller.owner],
  );
  const { cart } = value(await readCart(shop.deps, caller));
  expect(cart.items.map(({ fault, line }) => [fault, line.visit.service?.vertical])).toEqual([
    ['date_past', 'lounges'],
  ]);
});
