import { regionName } from '#src/domain/site/names/region-name.ts';
import { readDeals, type DealsView } from '#src/actions/marketing/deals/read-deals.ts';
import { productCard } from '#src/api/catalogue/cards.ts';
import { route, type Route } from '#src/api/route.ts';
import {
  dealEndpoints,
  type CampaignsAnswer,
  type ComingDeal,
  type DealAnswer,
  type DealPlace,
  type DealsAnswer,
  type PlaceDealsAnswer,
} from '#src/contract/marketing/deals.ts';
import { nameIn, type Destination } from '#src/domain/catalogue/destination.ts';
import { pictureKey } from '#src/domain/catalogue/media/picture.ts';
import { fail, ok, type Result } from '#src/domain/failure.ts';
import { countryCodes, residenceOf } from '#src/domain/accounts/residences.ts';
import { slugOf } from '#src/domain/places/slug.ts';
import type { DealFacts } from '#src/domain/marketing/deals/deal.ts';
import type { DealView } from '#src/domain/marketing/deals/deal-view.ts';
import type { LanguageCode } from '#src/domain/site/language/languages.ts';

/** The number of cards of a deal in a list of deals; a place's page has all of that place's. */
const fewCards = 4;

/** Deals and their campaigns (spec §2). */
export const dealRoutes: readonly Route[] = [
  route(dealEndpoints.dealList, async (deps, { caller }) =>
    ok(listAnswer(await readDeals(deps, caller), caller.language)),
  ),
  route(
    dealEndpoints.dealsOfPlace,
    async (deps, { caller, input: { scope, id } }): Promise<Result<PlaceDealsAnswer>> => {
      const country = countryCodes.find((code) => residenceOf(code)?.id === id);
      const found: Destination[] = [];
      const { deals, places } = await readDeals(deps, caller, (destination) => {
        const isSelected = scope === 'city' ? destination.id === id : destination.country === country;
        if (isSelected) found.push(destination);
        return isSelected;
      });
      const [first] = found;
      if (first === undefined) return fail('not_found', { field: 'id' });
      return ok({
        deals: deals.map((one) => dealAnswer(one, caller.language)),
        places: placesAnswer(places, caller.language),
        place:
          scope === 'city'
            ? { ...dealPlace(first, caller.language), country: first.country }
            : { id, slug: slugOf(regionName(first.country, 'en', 'global')) ?? '', name: null, country: first.country },
      });
    },
  ),
  route(dealEndpoints.dealCampaigns, async (deps, { caller }) =>
    ok(campaignsAnswer(await readDeals(deps, caller), caller.language)),
  ),
];

function listAnswer({ deals, coming, places, campaigns, packs }: DealsView, language: LanguageCode): DealsAnswer {
  return {
    deals: deals.map((one) => shortAnswer(one, language)),
    coming: coming.map((one) => comingAnswer(one, language)),
    places: placesAnswer(places, language),
    campaigns: campaigns.filter(({ id }) => deals.some(({ deal }) => deal.campaignId === id)).length,
    packs: packs.flatMap(({ pack, items }) => {
      const [first] = items;
      if (first === undefined) return [];
      const { id, slug, titles, percentOff } = pack;
      const picture = pictureKey(first.card.product.picture);
      return [{ id, slug, title: nameIn(titles, language), picture, percentOff, items: items.length }];
    }),
  };
}

function campaignsAnswer({ deals, campaigns }: DealsView, language: LanguageCode): CampaignsAnswer {
  return {
    campaigns: campaigns.flatMap(({ id, slug, titles, texts }) => {
      const own = deals.filter(({ deal }) => deal.campaignId === id);
      if (own.length === 0) return [];
      const left = own.map((one) => one.daysLeft);
      return [
        {
          id,
          slug,
          title: nameIn(titles, language),
          text: nameIn(texts, language),
          daysLeft: left.every((days) => days !== null) ? Math.max(...left) : null,
          deals: own.map((one) => shortAnswer(one, language)),
        },
      ];
    }),
  };
}

/** A deal as a list shows it. */
export function shortAnswer(view: DealView, language: LanguageCode): DealAnswer {
  return dealAnswer({ ...view, cards: view.cards.slice(0, fewCards) }, language);
}

function dealAnswer({ deal, daysLeft, cards, places }: DealView, language: LanguageCode): DealAnswer {
  const { id, slug, kind, titles, texts, ends, left, terms } = deal;
  const { visit, days, lead, stacks } = terms;
  return {
    id,
    slug,
    kind,
    title: nameIn(titles, language),
    text: nameIn(texts, language),
    ends,
    daysLeft,
    left,
    terms: { visit, days, lead, stacks },
    places: places.map((place) => dealPlace(place, language)),
    products: cards.map((card) => productCard(card, language)),
  };
}

function comingAnswer({ id, slug, titles, texts, begins }: DealFacts, language: LanguageCode): ComingDeal {
  return { id, slug, title: nameIn(titles, language), text: nameIn(texts, language), begins };
}

function placesAnswer(places: DealsView['places'], language: LanguageCode): DealsAnswer['places'] {
  return places.map(({ destination, deals }) => ({ place: dealPlace(destination, language), deals }));
}

function dealPlace({ id, slug, names }: Destination, language: LanguageCode): DealPlace {
  return { id, slug, name: nameIn(names, language) };
}
