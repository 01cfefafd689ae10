import type { AccessNeed } from '#src/domain/catalogue/access-need.ts';
import { freeHoursOf, type LiveOption, type LiveProduct } from '#src/domain/catalogue/live-product.ts';
import { minutesOf } from '#src/domain/shared/time/local-time.ts';
import type { PartyTerms } from '#src/domain/search/party-fit.ts';

/**
 * What a product is filtered by beside its columns. Many products share one profile, so that an index stores each
 * profile once and a filter looks at each once.
 */
export type BookingProfile = {
  /** Spoken by guide or audio, BCP 47. */
  readonly languages: readonly string[];
  readonly access: readonly AccessNeed[];
  /** The terms of its options, equal ones once; empty where nothing is known of them. */
  readonly options: readonly OptionTerms[];
};

/**
 * The terms of an option that are checked together with its days: one option must meet all of them, not several by
 * turns.
 */
export type OptionTerms = {
  /** Hours before the start until which cancellation is free; null when it never is. */
  readonly freeHours: number | null;
  /** No start is earlier: minutes after local midnight. */
  readonly firstMinute: number;
  /** Who may book together. */
  readonly party: PartyTerms;
};

/** The profile of a listing of which nothing of this is known. */
export const unknownProfile: BookingProfile = {
  languages: [],
  access: [],
  options: [],
};

/** A product's profile; equal ones are equal as JSON. */
export function profileOf(product: LiveProduct): BookingProfile {
  return {
    languages: product.languages.toSorted(),
    access: (product.access ?? []).toSorted(),
    options: optionGroups(product).map(({ terms }) => terms),
  };
}

/** The options of a product by their terms: those that are alike are grouped, in the order of their firsts. */
export function optionGroups(
  product: Pick<LiveProduct, 'options'>,
): readonly { readonly terms: OptionTerms; readonly ids: readonly string[] }[] {
  const alike = Map.groupBy(product.options, (option) => JSON.stringify(optionTermsOf(option)));
  return [...alike.values()].flatMap((options) => {
    const [first] = options;
    return first === undefined ? [] : [{ terms: optionTermsOf(first), ids: options.map((option) => option.id) }];
  });
}

function optionTermsOf(option: LiveOption): OptionTerms {
  return {
    freeHours: freeHoursOf(option),
    firstMinute: Math.min(...startsOf(option), 1439),
    party: partyTermsOf(option),
  };
}

/** Who may book an option together. */
export function partyTermsOf({ minParty, maxParty, units }: LiveOption): PartyTerms {
  return {
    minParty,
    maxParty,
    units: units.map(({ id, minAge, maxAge, pax, accompanied, maxQuantity = null }) => ({
      id,
      minAge,
      maxAge,
      pax,
      accompanied,
      maxQuantity,
    })),
  };
}

function startsOf(option: LiveOption): number[] {
  return option.schedule.week.flatMap(({ times = [], hours }) =>
    [...times, ...(hours === undefined ? [] : [hours.from])].map(minutesOf),
  );
}
