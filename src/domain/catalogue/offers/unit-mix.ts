import { checkParty, type PartyRules, type UnitCounts } from '#src/domain/catalogue/offers/party.ts';
import { fail, ok, type Result } from '#src/domain/failure.ts';

/** A unit as a mix sees it: the ages it admits (both included), how many people, and what one costs. */
export type MixUnit = PartyRules['units'][number] & {
  readonly minAge: number;
  readonly maxAge: number;
  readonly eachMinor: bigint;
};

export type Mix = { readonly counts: UnitCounts; readonly totalMinor: bigint };

/** A way to admit some of the people: how many of each kind are left, and what was taken for the others. */
type Step = { readonly left: readonly number[]; readonly counts: UnitCounts; readonly totalMinor: bigint };

/**
 * The cheapest units that a party of these ages may book together: family tickets, infants that cost nothing with an
 * adult, whatever the option's rules leave. Of equally cheap ones that with the fewest tickets. Fails when no mix
 * admits the whole party.
 */
export function cheapestMix(
  ages: readonly number[],
  rules: Pick<PartyRules, 'minParty' | 'maxParty'> & { readonly units: readonly MixUnit[] },
): Result<Mix, 'unit_unknown'> {
  // People whom the same units admit are alike: one age stands for them, and few kinds are left to be combined.
  const kindOf = (age: number): string => rules.units.map((unit) => (fits(unit, age) ? '1' : '0')).join('');
  const kinds = [...new Map(ages.map((age) => [kindOf(age), age])).values()];
  const whole = kinds.map((kind) => ages.filter((age) => kindOf(age) === kindOf(kind)).length);
  let steps: readonly Step[] = [{ left: whole, counts: {}, totalMinor: 0n }];
  for (const unit of rules.units)
    steps = cheapest(
      steps.flatMap((step) => taking(step, unit, kinds)),
      rules,
    );
  const legal = steps
    .filter((step) => step.left.every((count) => count === 0) && checkParty(step.counts, rules).ok)
    .toSorted(byPrice);
  const [best] = legal;
  return best === undefined
    ? fail('unit_unknown', { field: 'ages' })
    : ok({ counts: best.counts, totalMinor: best.totalMinor });
}

/** All ways to admit some of those who are left by this unit, none included. */
function taking(step: Step, unit: MixUnit, kinds: readonly number[]): Step[] {
  const most = step.left.map((count, at) => (fits(unit, kinds[at] ?? -1) ? count : 0));
  return vectors(most).flatMap((taken) => {
    const people = taken.reduce((sum, count) => sum + count, 0);
    const quantity = Math.ceil(people / Math.max(1, unit.pax));
    if (unit.maxQuantity !== null && quantity > unit.maxQuantity) return [];
    return [
      {
        left: step.left.map((count, at) => count - (taken[at] ?? 0)),
        counts: quantity === 0 ? step.counts : { ...step.counts, [unit.id]: quantity },
        totalMinor: step.totalMinor + unit.eachMinor * BigInt(quantity),
      },
    ];
  });
}

function fits({ minAge, maxAge }: MixUnit, age: number): boolean {
  return minAge <= age && age <= maxAge;
}

function vectors(most: readonly number[]): number[][] {
  return most.reduce<number[][]>(
    (found, top) => found.flatMap((one) => Array.from({ length: top + 1 }, (_, count) => [...one, count])),
    [[]],
  );
}

/**
 * Of steps that leave the same people, take as many places and include a unit that can be booked alone, the cheapest.
 */
function cheapest(steps: readonly Step[], { units }: { readonly units: readonly MixUnit[] }): readonly Step[] {
  const best = new Map<string, Step>();
  for (const step of steps) {
    const taken = units.filter((unit) => (step.counts[unit.id] ?? 0) > 0);
    const places = taken.reduce((sum, unit) => sum + unit.pax * (step.counts[unit.id] ?? 0), 0);
    const key = `${step.left.join(',')} ${places} ${taken.some((unit) => !unit.accompanied)}`;
    const known = best.get(key);
    if (known === undefined || byPrice(step, known) < 0) best.set(key, step);
  }
  return [...best.values()];
}

function byPrice(a: Step, b: Step): number {
  if (a.totalMinor !== b.totalMinor) return a.totalMinor < b.totalMinor ? -1 : 1;
  return tickets(a) - tickets(b);
}

function tickets({ counts }: Step): number {
  return Object.values(counts).reduce((sum, count) => sum + count, 0);
}
