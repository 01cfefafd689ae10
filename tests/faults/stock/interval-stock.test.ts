import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addChoice } from '#src/actions/cart/add-choice.ts';
import { leaveCheckout } from '#src/actions/checkout/leave-checkout.ts';
import { openCheckout } from '#src/actions/checkout/opening/open-checkout.ts';
import type { Caller } from '#src/actions/deps.ts';
import { openShop, value, type Shop } from '../shop/shop.ts';
import { dayFrom, putRide, questionOf, runTrains } from '../shop/trains.ts';
import { hotelId, openVenues, stationId } from '../shop/venues.ts';

/**
 * Nights, hours of a car and seats of a train, taken and released in any order, against a model that knows nothing of
 * inventory units: one bed, one car and one seat, and who has them when. What the database says is free must be what is
 * free.
 */
let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
  await openVenues(shop);
  await runTrains(shop);
});
afterAll(() => shop.close());

/** From and until when something is had, in the unit of its kind; `until` is free again. */
type Had = { readonly from: number; readonly until: number };
type Kind = {
  readonly put: (caller: Caller, had: Had, base: number) => Promise<{ readonly ok: boolean }>;
  /** Whether two may not have it both. */
  readonly clash: (one: Had, other: Had) => boolean;
  /** What of the inventory is this kind's, from a day on. */
  readonly keys: (base: number) => string;
  /** Inventory units that one of them takes. */
  readonly pieces: (had: Had) => number;
};

const meets = (one: Had, other: Had): boolean => one.from < other.until && other.from < one.until;
const stops = ['north', 'bridge', 'lake', 'south'] as const;
const day = (base: number): string => dayFrom(shop, base);

const kinds: Readonly<Record<string, Kind>> = {
  nights: {
    put: (caller, { from, until }, base) => {
      const question = {
        hotel: String(hotelId),
        check_in: day(base + from),
        check_out: day(base + until),
        adults: '2',
      };
      const choice = { vertical: 'hotels', venueId: hotelId, offerId: 'double.flexible', question };
      return addChoice(shop.deps, caller, { ...choice, units: { room: 1 } });
    },
    clash: meets,
    keys: () => 'room:',
    pieces: ({ from, until }) => until - from,
  },
  // Cars are had by the six hours in UTC; the desk's clock is nine hours ahead, and cleaning takes one.
  cars: {
    put: (caller, { from, until }, base) => {
      const at = (n: number, minutes: number) => {
        const local = new Date(Date.parse(`${day(base)}T00:00:00Z`) + n * 6 * 3_600_000 + (9 * 60 + minutes) * 60_000);
        return { date: local.toISOString().slice(0, 10), time: local.toISOString().slice(11, 16) };
      };
      const [begin, end] = [at(from, 0), at(until, -60)];
      const times = { from_date: begin.date, from_time: begin.time, to_date: end.date, to_time: end.time };
      const question = { pick_up: String(stationId), ...times, age: '30', country: 'JP' };
      const choice = { vertical: 'car-rentals', venueId: stationId, offerId: 'EDAR', question };
      return addChoice(shop.deps, caller, { ...choice, units: { car: 1 } });
    },
    clash: meets,
    keys: () => 'car:',
    pieces: ({ from, until }) => until - from,
  },
  seats: {
    put: async (caller, { from, until }, base) => {
      const [first, last] = [stops[from], stops[until]];
      if (first === undefined || last === undefined) throw new Error('no such stop');
      const question = await questionOf(shop, { day: day(base), from: first, to: last, more: { seats: '1-1A' } });
      return putRide(shop, caller, question);
    },
    clash: meets,
    keys: (base) => `seat:%:${day(base)}:`,
    pieces: ({ from, until }) => until - from,
  },
};

type Action = { readonly gives: boolean; readonly which: number; readonly had: Had };

const had = (most: number): fc.Arbitrary<Had> =>
  fc.tuple(fc.nat(most - 1), fc.integer({ min: 1, max: 3 })).map(([from, length]) => ({
    from,
    until: Math.min(most, from + length),
  }));
const actions = (most: number): fc.Arbitrary<readonly Action[]> =>
  fc.array(fc.record({ gives: fc.boolean(), which: fc.nat(9), had: had(most) }), { minLength: 4, maxLength: 9 });

async function takenOf(pattern: string): Promise<number> {
  const { rows } = await shop.deps.db.query<{ taken: number; wrong: number }>(
    `select coalesce(sum(held + sold), 0)::int as taken,
       count(*) filter (where held < 0 or sold < 0 or held + sold > total)::int as wrong
     from inventory where key like $1 || '%'`,
    [pattern],
  );
  expect(rows[0]?.wrong).toBe(0);
  return rows[0]?.taken ?? -1;
}

let base = 20;

test.each([
  ['nights', 8],
  ['cars', 8],
  ['seats', 3],
] as const)(
  '%s are had by one at a time, whatever is taken and given back, and freed once',
  async (name, most) => {
    const kind = kinds[name];
    if (kind === undefined) throw new Error('no such kind');
    await fc.assert(
      fc.asyncProperty(actions(most), async (all) => {
        base += 9;
        const out: { readonly caller: Caller; readonly reference: string; readonly had: Had }[] = [];
        const owned = (): number => out.reduce((sum, one) => sum + kind.pieces(one.had), 0);
        for (const { gives, which, had: wish } of all) {
          if (gives && out.length > 0) {
            const [one] = out.splice(which % out.length, 1);
            if (one === undefined) continue;
            expect(value(await leaveCheckout(shop.deps, one.caller, one.reference)).released).toBe(true);
            expect(value(await leaveCheckout(shop.deps, one.caller, one.reference)).released).toBe(false);
          } else {
            const caller = await shop.buyer();
            const put = await kind.put(caller, wish, base);
            const opened = put.ok ? await openCheckout(shop.deps, caller, randomUUID()) : null;
            const isFree = !out.some((one) => kind.clash(one.had, wish));
            expect(opened?.ok ?? false).toBe(isFree);
            if (opened?.ok === true) out.push({ caller, reference: opened.value.reference, had: wish });
          }
          expect(await takenOf(kind.keys(base))).toBe(owned());
        }
        for (const one of out) value(await leaveCheckout(shop.deps, one.caller, one.reference));
        expect(await takenOf(kind.keys(base))).toBe(0);
        await shop.mustBeSound();
      }),
      { numRuns: 10, endOnFailure: true },
    );
  },
  240_000,
);
