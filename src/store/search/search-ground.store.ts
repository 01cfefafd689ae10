import { unknownProfile } from '#src/domain/search/documents/booking-profile.ts';
import type { CurrencyTerms } from '#src/domain/search/currency-terms.ts';
import type { IndexQuery } from '#src/domain/search/query/index-query.ts';
import { firstDayOf, profileRefusal } from '#src/domain/search/documents/refused-by.ts';
import { daysText } from '#src/store/search/search-answer.ts';
import type { Queryable } from '#src/store/shared/database/db.ts';
import { statement } from '#src/store/shared/database/statement.ts';
import { profileOfText } from '#src/store/search/search-profiles.ts';

const currencies = statement('search_items_currencies', 'select distinct currency from search_item');
const profiles = statement('search_items_profiles', "select distinct profile from search_item where profile <> ''");
const placed = statement(
  'search_items_placed_profiles',
  'select distinct destination_id as destination, profile from search_item',
);

/** What a question means for each currency and each profile among the listings. */
export type Ground = {
  readonly terms: readonly (CurrencyTerms & { readonly currency: string })[];
  readonly profiles: readonly { readonly profile: string; readonly refused: number }[];
  /**
   * By destination and profile, where not all days count: for each option that the profile distinguishes, the days that
   * do, as 192 bits, with commas between them; nothing for one that is not offered.
   */
  readonly masks: readonly { readonly destination: number; readonly profile: string; readonly masks: string }[];
};

/** Works out by what is there what the database cannot: exchanged limits, parties, the clocks of places. */
export async function findGround(db: Queryable, query: IndexQuery): Promise<Ground> {
  const { rows: codes } = await db.query(currencies);
  const terms = codes.map(({ currency }) => ({ currency, ...query.termsOf(currency) }));
  return { terms, profiles: await refusedProfiles(db, query), masks: await countedDays(db, query) };
}

async function refusedProfiles(db: Queryable, query: IndexQuery): Promise<Ground['profiles']> {
  if (query.languages.length + query.access.length + query.party.length === 0) return [];
  const { rows } = await db.query(profiles);
  return ['', ...rows.map((row) => row.profile)].map((profile) => ({
    profile,
    refused: profileRefusal(query, profileOfText(profile) ?? unknownProfile),
  }));
}

async function countedDays(db: Queryable, query: IndexQuery): Promise<Ground['masks']> {
  if (query.free === null && query.party.length === 0) return [];
  const { rows } = await db.query(placed);
  return rows.map(({ destination, profile }) => {
    const { options } = profileOfText(profile) ?? unknownProfile;
    // Where nothing is known of options, they take everybody, and nothing of it is free to cancel.
    const firsts =
      options.length === 0
        ? [query.free === null ? query.horizon.from : null]
        : options.map((terms) => firstDayOf(terms, destination, query));
    const masks = firsts.map((first) => (first === null ? '' : daysText(first, query.horizon.to)));
    return { destination, profile, masks: masks.join(',') };
  });
}
