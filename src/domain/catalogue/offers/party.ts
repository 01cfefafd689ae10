import { fail, ok, type Result } from '#src/domain/failure.ts';

/** How many of each unit: `{ adult: 2, child: 1 }`. */
export type UnitCounts = Readonly<Record<string, number>>;

/** Reads `adult:2,child:1`, as addresses and forms name the units of a party. */
export function unitCountsIn(text: string): UnitCounts {
  const pairs = text.split(',').map((pair) => pair.split(':'));
  return Object.fromEntries(pairs.map(([id = '', count]) => [id, Number(count)]));
}

export type PartyRules = {
  readonly minParty: number;
  readonly maxParty: number;
  readonly units: readonly {
    readonly id: string;
    readonly pax: number;
    readonly accompanied: boolean;
    readonly maxQuantity: number | null;
  }[];
};

/** A party that may book: its counts without zeros and the places it takes (pax, not units). */
export type Party = { readonly counts: UnitCounts; readonly people: number };

type PartyFailure = 'quantity_invalid' | 'unit_unknown' | 'unit_needs_company' | 'party_too_small' | 'party_too_large';

/** Checks counts against an option's limits; the failure names the field and the limit. */
export function checkParty(counts: UnitCounts, rules: PartyRules): Result<Party, PartyFailure> {
  const positive: Record<string, number> = {};
  let people = 0;
  let alone = 0;
  for (const [id, count] of Object.entries(counts)) {
    if (!Number.isInteger(count) || count < 0 || count > 99) return fail('quantity_invalid', { field: id });
    if (count === 0) continue;
    const unit = rules.units.find((one) => one.id === id);
    if (unit === undefined) return fail('unit_unknown', { field: id });
    if (unit.maxQuantity !== null && count > unit.maxQuantity) {
      return fail('party_too_large', { field: id, facts: { limit: unit.maxQuantity } });
    }
    positive[id] = count;
    people += unit.pax * count;
    if (!unit.accompanied) alone += count;
  }
  if (people < rules.minParty) return fail('party_too_small', { field: 'units', facts: { limit: rules.minParty } });
  if (people > rules.maxParty) return fail('party_too_large', { field: 'units', facts: { limit: rules.maxParty } });
  if (alone === 0) return fail('unit_needs_company', { field: 'units' });
  return ok({ counts: positive, people });
}
