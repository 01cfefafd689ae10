import { unknownProfile } from '#src/domain/search/booking-profile.ts';
import type { CurrencyTerms } from '#src/domain/search/currency-terms.ts';
import type { FreeDays, IndexQuery } from '#src/domain/search/index-query.ts';
import { profileRefusal } from '#src/domain/search/refused-by.ts';
import { daysText } from '#src/store/search-answer.ts';
import { statement, type Queryable } from '#src/store/db.ts';
import { profileOfText } from '#src/store/search-profiles.ts';

const currencies = statement('search_items_currencies', 'select distinct currency from search_item');
const profiles = statement('search_items_profiles', "select distinct profile from search_item where profile <> ''");
const placed = statement(
  'search_items_placed_profiles',
  `select distinct destination_id as destination, profile from search_item where profile <> ''`,
);

/** What a question means for each currency and each profile that stands among the listings. */
export type Ground = {
  readonly terms: readonly (CurrencyTerms & { readonly currency: string })[];
  readonly profiles: readonly { readonly profile: string; readonly refused: number }[];
  /** By destination and profile: the days from which cancelling is free, as 192 bits. */
  readonly free: readonly { readonly destination: number; readonly profile: string; readonly mask: string }[];
};

/** Works out by what is there what the database cannot: exchanged limits, parties, the clocks of places. */
export async function findGround(db: Queryable, query: IndexQuery): Promise<Ground> {
  const { rows: codes } = await db.query<{ currency: string }>(currencies);
  const terms = codes.map(({ currency }) => ({ currency, ...query.termsOf(currency) }));
  const free = query.free === null ? [] : await freeDays(db, query.free, query.horizon);
  return { terms, profiles: await refusedProfiles(db, query), free };
}

async function refusedProfiles(db: Queryable, query: IndexQuery): Promise<Ground['profiles']> {
  if (query.languages.length + query.access.length + query.party.length === 0) return [];
  const { rows } = await db.query<{ profile: string }>(profiles);
  return ['', ...rows.map((row) => row.profile)].map((profile) => ({
    profile,
    refused: profileRefusal(query, profileOfText(profile) ?? unknownProfile),
  }));
}

async function freeDays(db: Queryable, free: FreeDays, horizon: IndexQuery['horizon']): Promise<Ground['free']> {
  const { rows } = await db.query<{ destination: number; profile: string }>(placed);
  return rows.flatMap(({ destination, profile }) => {
    const { freeHours, firstMinute } = profileOfText(profile) ?? unknownProfile;
    const first = freeHours === null ? null : free.firstDay(destination, freeHours, firstMinute);
    const mask = first === null ? [] : [daysText(Math.max(first, horizon.from), horizon.to)];
    return mask.map((days) => ({ destination, profile, mask: days }));
  });
}
