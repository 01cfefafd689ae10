import { searchCalls } from '#src/contract/search/search.calls.ts';
import { partyRefusal, type PartyTerms } from '#src/domain/search/party-fit.ts';
import type { savedParty } from '#src/web/shared/storage/saved-party.ts';
import { href } from '#src/web/shared/page/href.ts';
import { namedParty } from '#src/web/shared/party/named-party.ts';
import { agesOf, readParty } from '#src/web/shared/storage/party.ts';
import type { LoadContext } from '#src/web/shared/page/page-definition.ts';

/** Who travels, as it was said before, and where that is changed. */
export type PartyView = { readonly words: string; readonly changeHref: string };

/** A package to check against a party. */
export type OptionQuery = { readonly id: string; readonly terms: PartyTerms };

export type PartyAnswer = {
  readonly party: PartyView;
  /** Products that it cannot book in any option. */
  readonly products: ReadonlySet<number>;
  /** Options that it cannot book, and what is in the way. */
  readonly options: ReadonlyMap<string, 'size' | 'ages'>;
};

type PartyFitQuery = { readonly products: readonly number[]; readonly options: readonly OptionQuery[] };
type SavedParty = NonNullable<ReturnType<typeof savedParty>>;

/** The maximum number of products in one call. */
const mostAtOnce = 50;

/**
 * Returns what the stored party cannot book on a page that is rendered for all visitors; null without a party. A failed
 * call hides nothing, since the booking itself checks again.
 */
export async function loadPartyFit(
  { api, i18n, site }: Pick<LoadContext, 'api' | 'i18n' | 'site'>,
  saved: SavedParty,
  { products, options }: PartyFitQuery,
): Promise<PartyAnswer | null> {
  const named = readParty(saved.adults, saved.ages);
  if (named === null) return null;
  const party = agesOf(named);
  const parts = Array.from({ length: Math.ceil(products.length / mostAtOnce) }, (_, at) =>
    products.slice(at * mostAtOnce, (at + 1) * mostAtOnce),
  );
  const answers = await Promise.all(parts.map((part) => api.call(searchCalls.partyFit, { product_ids: part, party })));
  return {
    party: {
      words: namedParty({ i18n, site }, named),
      changeHref: href(site, 'search-result', {}, { adults: named.adults, ages: named.ages.join(',') }),
    },
    products: new Set(answers.flatMap((answer) => (answer.ok ? answer.value.refused : []))),
    options: new Map(
      options.flatMap(({ id, terms }) => {
        const why = partyRefusal(party, terms);
        return why === null ? [] : [[id, why] as const];
      }),
    ),
  };
}
