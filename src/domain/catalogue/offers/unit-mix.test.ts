import fc from 'fast-check';
import { expect, it } from 'vitest';
import { checkParty } from '#src/domain/catalogue/offers/party.ts';
import { cheapestMix, type MixUnit } from '#src/domain/catalogue/offers/unit-mix.ts';

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

it('selects the cheapest combination', () => {
  expect(mix(30)).toEqual([{ adult: 1 }, 2_000n]);
  expect(mix(30, 31, 8, 5)).toEqual([{ family: 1 }, 5_000n]);
  expect(mix(30, 8)).toEqual([{ adult: 1, child: 1 }, 3_200n]);
  expect(mix(30, 31, 1)).toEqual([{ adult: 2, infant: 1 }, 4_000n]);
  expect(mix(30, 31, 8, 5, 1)).toEqual([{ infant: 1, family: 1 }, 5_000n]);
  expect(mix(70, 71)).toEqual([{ adult: 1, senior: 1 }, 3_500n]);
});

it('admits children only with an adult, and no age without a ticket', () => {
  expect(mix(8, 9)).toEqual([{ family: 1 }, 5_000n]);
  const strict = { ...rules, units: rules.units.filter((one) => one.id !== 'family') };
  expect(cheapestMix([8, 9], strict)).toMatchObject({ ok: false });
  expect(cheapestMix([30, 120], strict)).toMatchObject({ ok: false });
  expect(cheapestMix([], strict)).toMatchObject({ ok: false });
});

const mixOf = (ages: readonly number[], units: readonly MixUnit[], limits: Partial<typeof rules> = {}): unknown => {
  const found = cheapestMix(ages, { minParty: 1, maxParty: 99, ...limits, units });
  return found.ok ? [found.value.counts, found.value.totalMinor] : found.failure;
};

it('admits from the first to the last year of a ticket', () => {
  const [, child] = rules.units;
  const grown = unit('grown', 13, 64, 2_000n);
  if (child === undefined) throw new Error('no unit for children');
  expect([3, 12].map((age) => mixOf([30, age], [grown, child]))).toEqual([
    [{ grown: 1, child: 1 }, 3_200n],
    [{ grown: 1, child: 1 }, 3_200n],
  ]);
  expect([13, 64].map((age) => mixOf([age], [grown]))).toEqual([
    [{ grown: 1 }, 2_000n],
    [{ grown: 1 }, 2_000n],
  ]);
  for (const age of [12, 65]) expect(mixOf([age], [grown])).toEqual({ code: 'unit_unknown', field: 'ages' });
});

it('takes the cheaper of two tickets, and of equally cheap ones the fewest, whatever their order', () => {
  const [dear, cheap] = [unit('dear', 0, 99, 3_000n), unit('cheap', 0, 99, 2_000n)];
  for (const units of [
    [dear, cheap],
    [cheap, dear],
  ])
    expect(mixOf([30], units)).toEqual([{ cheap: 1 }, 2_000n]);
  const [pair, four] = [unit('pair', 0, 99, 4_000n, { pax: 2 }), unit('four', 0, 99, 4_000n, { pax: 4 })];
  for (const larger of [pair, four])
    for (const units of [
      [larger, cheap],
      [cheap, larger],
    ])
      expect(mixOf([30, 31], units)).toEqual([{ [larger.id]: 1 }, 4_000n]);
});

it('costs more where the cheapest tickets require company', () => {
  const child = unit('child', 0, 12, 500n, { accompanied: true });
  const solo = unit('solo', 0, 12, 900n);
  for (const units of [
    [child, solo],
    [solo, child],
  ]) {
    expect(mixOf([8], units)).toEqual([{ solo: 1 }, 900n]);
    expect(mixOf([8, 9], units)).toEqual([{ child: 1, solo: 1 }, 1_400n]);
  }
});

it('pays more where the cheapest tickets take too many places, or too few', () => {
  const [adult, family] = [unit('adult', 0, 99, 2_000n), unit('family', 0, 99, 3_000n, { pax: 4 })];
  expect(mixOf([30, 31], [adult, family])).toEqual([{ family: 1 }, 3_000n]);
  expect(mixOf([30, 31], [adult, family], { maxParty: 3 })).toEqual([{ adult: 2 }, 4_000n]);
  const grown = unit('grown', 18, 99, 100n);
  const children = unit('children', 0, 17, 600n, { pax: 2, accompanied: true });
  const four = unit('four', 0, 99, 1_000n, { pax: 4 });
  expect(mixOf([30, 8, 8, 8, 8], [grown, children, four], { minParty: 8 })).toEqual([{ four: 2 }, 2_000n]);
});

it('distinguishes one of a kind and eleven of another from the reverse', () => {
  const ages = [...Array.from({ length: 11 }, () => 30), ...Array.from({ length: 11 }, () => 8)];
  const units = [
    unit('any', 0, 99, 100n, { maxQuantity: 10 }),
    unit('adult', 18, 99, 1_000n),
    unit('child', 0, 17, 500n, { accompanied: true }),
  ];
  expect(mixOf(ages, units)).toEqual([{ any: 10, adult: 1, child: 11 }, 7_500n]);
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
