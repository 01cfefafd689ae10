import type { UnitType } from '#src/domain/catalogue/product.ts';

/** What of a unit decides whether a "from" price may be its own. */
export type LeadUnit = {
  readonly type: UnitType;
  readonly minAge: number;
  readonly maxAge: number;
  readonly pax: number;
  /** Not sold without another unit. */
  readonly accompanied: boolean;
};

/** What is sold to people of these ages is sold to adults. */
const adultAges = { youngest: 25, oldest: 54 } as const;

/** Units of people who pay less or more because of who they are: never a "from" price. */
const ofSome: ReadonlySet<UnitType> = new Set(['YOUTH', 'CHILD', 'INFANT', 'SENIOR', 'STUDENT', 'MILITARY']);

/**
 * Returns the units whose lowest price is the "from" price of an option (RU-42): those of one adult, else those that
 * may be bought alone, such as a car or a family ticket. Empty where an adult can buy nothing alone.
 */
export function leadUnits<Unit extends LeadUnit>(units: readonly Unit[]): readonly Unit[] {
  const alone = units.filter(({ accompanied }) => !accompanied);
  const adults = alone.filter(({ type }) => type === 'ADULT');
  const single = adults.filter(({ pax }) => pax === 1);
  if (single.length > 0) return single;
  return adults.length > 0 ? adults : alone.filter(isForAnybody);
}

function isForAnybody({ type, minAge, maxAge }: LeadUnit): boolean {
  return !ofSome.has(type) && minAge <= adultAges.youngest && maxAge >= adultAges.oldest;
}

/**
 * Returns what the "from" price of an option is of: its lead units, or where it has none all that can be bought alone.
 */
export function fromUnits<Unit extends LeadUnit>({ units }: { readonly units: readonly Unit[] }): readonly Unit[] {
  const lead = leadUnits(units);
  return lead.length > 0 ? lead : units.filter(({ accompanied }) => !accompanied);
}

/**
 * Returns the options whose prices may be the "from" price of a product: those that an adult can buy. A product that is
 * for children or seniors alone has no other price than theirs.
 */
export function fromOptions<Option extends { readonly units: readonly LeadUnit[] }>(
  options: readonly Option[],
): readonly Option[] {
  const open = options.filter(({ units }) => leadUnits(units).length > 0);
  return open.length > 0 ? open : options;
}
