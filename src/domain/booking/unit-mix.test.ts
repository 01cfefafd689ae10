import fc from 'fast-check';
import { expect, it } from 'vitest';
import { checkParty } from '#src/domain/booking/party.ts';
import { cheapestMix, type MixUnit } from '#src/domain/booking/unit-mix.ts';

function unit(id: string, minAge: number, maxAge: number, eachMinor: bigint, about: Partial<MixUnit> = {}): MixUnit {
  return { id, minAge, maxAge, eachMinor, pax: 1, accompanied: false, maxQuantity: null, ...about };
}

const rules = {
  minParty: 1,
  maxParty: 9,
  units: [
    unit('adult', 13, 99, 2_000n),
    unit('child', 3, 12, 1_200n, { accompanied: true }),
    unit('infant', 0, 2, 0n, { pax: 0, accompanied: true }),
    unit('family', 0, 99, 5_000n, { pax: 4 }),
    unit('senior', 65, 99, 1_500n, { maxQuantity: 1 }),
  ],
};

function mix(...ages: readonly number[]): unknown {
  const found = cheapestMix(ages, rules);
  return found.ok ? [found.value.counts, found.value.totalMinor] : found.failure.code;
}

it('takes what is cheapest together', () => {
  expect(mix(30)).toEqual([{ adult: 1 }, 2_000n]);
  expect(mix(30, 31, 8, 5)).toEqual([{ family: 1 }, 5_000n]);
  expect(mix(30, 8)).toEqual([{ adult: 1, child: 1 }, 3_200n]);
  expect(mix(30, 31, 1)).toEqual([{ adult: 2, infant: 1 }, 4_000n]);
  expect(mix(30, 31, 8, 5, 1)).toEqual([{ infant: 1, family: 1 }, 5_000n]);
  expect(mix(70, 71)).toEqual([{ adult: 1, senior: 1 }, 3_500n]);
});

it('admits children in company alone, and nobody whom no ticket is for', () => {
  expect(mix(8, 9)).toEqual([{ family: 1 }, 5_000n]);
  const strict = { ...rules, units: rules.units.filter((one) => one.id !== 'family') };
  expect(cheapestMix([8, 9], strict)).toMatchObject({ ok: false });
  expect(cheapestMix([30, 120], strict)).toMatchObject({ ok: false });
  expect(cheapestMix([], strict)).toMatchObject({ ok: false });
});

it('is allowed, admits everybody, and costs no more than separate tickets', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 0, max: 99 }), { minLength: 1, maxLength: 8 }), (ages) => {
      const found = cheapestMix(ages, rules);
      if (!found.ok) return;
      const { counts, totalMinor } = found.value;
      expect(checkParty(counts, rules).ok).toBe(true);
      const room = rules.units.reduce((sum, one) => sum + Math.max(1, one.pax) * (counts[one.id] ?? 0), 0);
      expect(room).toBeGreaterThanOrEqual(ages.length);
      const fares = ages.map((age): bigint => (age > 12 ? 2_000n : age > 2 ? 1_200n : 0n));
      const alone = fares.reduce((sum, one) => sum + one, 0n);
      if (ages.some((age) => age > 12)) expect(totalMinor <= alone).toBe(true);
    }),
  );
});
