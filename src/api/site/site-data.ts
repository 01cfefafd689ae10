import { regionName } from '#src/domain/site/names/region-name.ts';
import type { Caller } from '#src/actions/deps.ts';
import { readClassification, type Classification } from '#src/actions/content/read-classification.ts';
import { readCountry } from '#src/actions/places/read-country.ts';
import { readDestinationGuide, type CountryGuide } from '#src/actions/places/read-destination-guide.ts';
import { readExchangeRate } from '#src/actions/site/read-exchange-rate.ts';
import { readGenericTypes } from '#src/actions/catalogue/product/read-generic-types.ts';
import { readMenu, type CountedMenu } from '#src/actions/content/read-menu.ts';
import { readSeoNavigation, type SeoNavigation } from '#src/actions/content/read-seo-navigation.ts';
import { destinationCard } from '#src/api/catalogue/cards.ts';
import { activityPath, cityPath, isBuiltFor, menuPath } from '#src/api/shared/page-links/page-links.ts';
import { route, type Route } from '#src/api/route.ts';
import {
  siteDataEndpoints,
  type ClassificationAnswer,
  type DestinationGuideAnswer,
  type MenuAnswer,
  type SeoNavigationAnswer,
} from '#src/contract/site/site-data.ts';
import { nameIn } from '#src/domain/catalogue/destination.ts';
import { devicesOf } from '#src/domain/content/blocks/cms-types.ts';
import { ok } from '#src/domain/failure.ts';
import type { LanguageCode } from '#src/domain/site/language/languages.ts';

/** What the site itself is made of (spec §7), from the catalogue. */
export const siteDataRoutes: readonly Route[] = [
  route(siteDataEndpoints.exchangeRate, async (deps, { input }) =>
    ok({ ...(await readExchangeRate(deps, input.date)), base: 'HKD' }),
  ),
  route(siteDataEndpoints.classificationNavigation, async (deps, { caller }) => {
    const found = await readClassification(deps, caller, isBuiltFor(caller.platform));
    return ok(classificationAnswer(found, caller.language));
  }),
  route(siteDataEndpoints.seoNavigation, async (deps, { caller }) =>
    ok(seoAnswer(await readSeoNavigation(deps), caller.language)),
  ),
  route(siteDataEndpoints.destinationGuide, async (deps, { caller }) => {
    const guide = await readDestinationGuide(deps);
    return ok({ countries: guide.map((one) => countryGuide(one, caller)) });
  }),
  route(siteDataEndpoints.menuCategory, async (deps, { caller }) =>
    ok(menuAnswer(await readMenu(deps, caller, isBuiltFor(caller.platform)), caller.language)),
  ),
  route(siteDataEndpoints.genericTypes, async (_deps, { caller, input }) => {
    const { platform = caller.platform } = input;
    const devices = typeof platform === 'number' ? devicesOf(platform) : [platform];
    const items = readGenericTypes(input.type, caller, (page) => devices.some((one) => isBuiltFor(one)(page)));
    return items.ok ? ok({ type: input.type, items: items.value }) : items;
  }),
  route(siteDataEndpoints.country, async (deps, { caller, input }) => {
    const country = await readCountry(deps, input.id);
    if (!country.ok) return country;
    const { id, destinations } = country.value;
    const currencies = [...new Set(destinations.map(({ destination }) => destination.currency))];
    return ok({ id, ...countryGuide(country.value, caller), currencies });
  }),
];

function classificationAnswer(found: readonly Classification[], language: LanguageCode): ClassificationAnswer {
  return {
    classifications: found.map(({ category, count, destinations }) => ({
      category,
      count,
      path: menuPath({ page: 'search-result', query: { category } }, language),
      destinations: destinations.map(({ destination, count: here }) => ({
        id: destination.id,
        slug: destination.slug,
        name: nameIn(destination.names, language),
        count: here,
        path: `${cityPath(destination, language)}?${new URLSearchParams({ category })}`,
      })),
    })),
  };
}

function seoAnswer({ destinations, products }: SeoNavigation, language: LanguageCode): SeoNavigationAnswer {
  const cities = destinations.map((one) => ({
    id: one.id,
    name: nameIn(one.names, language),
    path: cityPath(one, language),
  }));
  const activities = products.map((one) => ({
    id: one.id,
    name: nameIn(one.titles, language),
    path: activityPath(one, language),
  }));
  return {
    groups: [
      { key: 'destinations', links: cities },
      { key: 'activities', links: activities },
    ],
  };
}

function countryGuide(
  { code, destinations }: CountryGuide,
  { language, market }: Pick<Caller, 'language' | 'market'>,
): DestinationGuideAnswer['countries'][number] {
  const cards = destinations.map((one) => destinationCard(one, language));
  return { code, name: regionName(code, language, market), destinations: cards };
}

function menuAnswer(menu: CountedMenu, language: LanguageCode): MenuAnswer {
  return {
    menu: menu.map(({ vertical, categories, ...target }) => ({
      vertical,
      path: menuPath(target, language),
      categories: categories.map(({ category, count, ...one }) => ({ category, count, path: menuPath(one, language) })),
    })),
  };
}
