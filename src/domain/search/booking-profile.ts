import type { AccessNeed } from '#src/domain/catalogue/access-need.ts';
import { freeCancelHours, type LiveOption, type LiveProduct } from '#src/domain/catalogue/live-product.ts';
import { minutesOf } from '#src/domain/availability/local-time.ts';
import type { PartyTerms } from '#src/domain/search/party-fit.ts';

/**
 * What a product is filtered by beside its columns. Many products share one profile, so that an index keeps each profile
 * once and a filter looks at each once.
 */
export type BookingProfile = {
  /** Spoken by guide or audio, BCP 47. */
  readonly languages: readonly string[];
  readonly access: readonly AccessNeed[];
  /** Hours before the start until which everything comes back, whichever option is bought; null when it never does. */
  readonly freeHours: number | null;
  /** No start of any option is earlier: minutes after local midnight. */
  readonly firstMinute: number;
  /** Who may book together, for each option; empty where nothing is known of it. */
  readonly parties: readonly PartyTerms[];
};

/** The profile of a listing of which nothing of this is known. */
export const unknownProfile: BookingProfile = {
  languages: [],
  access: [],
  freeHours: null,
  firstMinute: 0,
  parties: [],
};

/** A product's profile; equal ones are equal as JSON. */
export function profileOf(product: LiveProduct): BookingProfile {
  return {
    languages: product.languages.toSorted(),
    access: (product.access ?? []).toSorted(),
    freeHours: freeCancelHours(product),
    firstMinute: Math.min(...product.options.flatMap(startsOf), 1439),
    parties: product.options.map(partyTermsOf),
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
