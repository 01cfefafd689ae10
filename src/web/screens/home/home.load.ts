import { msg, plural } from '@lingui/core/macro';

import { catalogueEndpoints, type DestinationCard, type HomeAnswer } from '#src/contract/endpoints/catalogue.ts';
import { href, idAndSlug } from '#src/web/href.ts';
import { productCardView, type ProductCardView } from '#src/web/parts/product-card-view.ts';
import { programPoster, themePoster, type PosterView } from '#src/web/parts/promotion-posters.ts';
import { structuredText } from '#src/web/parts/structured.ts';
import { categoryWords, pictureWords } from '#src/web/parts/words.ts';
import type { Category } from '#src/domain/catalogue/product.ts';
import type { LoadContext, Loaded } from '#src/web/screen.ts';

export type HomeView = {
  readonly hero: { readonly picture: string; readonly alt: string };
  readonly categories: readonly { readonly text: string; readonly href: string; readonly category: Category }[];
  readonly posters: readonly PosterView[];
  readonly slides: readonly PosterView[];
  readonly themes: readonly PosterView[];
  readonly shelves: readonly {
    readonly key: string;
    readonly title: string;
    readonly lead: string;
    readonly more: string;
    readonly cards: readonly ProductCardView[];
  }[];
  readonly empty: boolean;
  readonly structured: string;
};

/** The scene of the house: a harbour at dusk, the light that most of the posters share. */
const heroPicture = 'harbour-dusk-12';
const shownCategories: readonly Category[] = [
  'attraction',
  'theme-park',
  'museum',
  'day-trip',
  'tour',
  'cruise',
  'food',
  'show',
  'outdoor',
  'transfer',
];

/** Two rows on a wide screen; more cards cost every visitor, and the shelf's link shows all. */
const cardsOnShelf = 8;

/** Whole rows on a wide screen; pages of their own show all. */
const shownPlaces = 12;
const shownSlides = 6;
const shownThemes = 6;
const shownPreferred = 4;

/** Home: destinations and shelves of products; an empty shop gets a page that says so. */
export async function loadHome(context: LoadContext): Promise<Loaded<HomeView>> {
  const { api, i18n, site } = context;
  const answer = await api.call(catalogueEndpoints.home, {});
  if (!answer.ok) throw new Error(`home: ${answer.error.code}`);
  const home = answer.value;
  const brand = site.brand.name;
  return {
    kind: 'page',
    data: {
      hero: { picture: heroPicture, alt: pictureWords(i18n, heroPicture, brand) },
      categories:
        home.counts.products === 0
          ? []
          : shownCategories.map((category) => ({
              category,
              text: categoryWords(i18n, category),
              href: href(site, 'search-result', {}, { category }),
            })),
      posters: home.destinations.slice(0, shownPlaces).map((place) => posterView(context, place)),
      slides: home.slides.slice(0, shownSlides).map((slide) => programPoster(context, slide)),
      themes: home.themes.slice(0, shownThemes).map((theme) => themePoster(context, theme)),
      shelves: [
        ...home.shelves.filter((shelf) => shelf.products.length > 0).map((shelf) => shelfView(context, shelf)),
        ...preferredShelf(context, home.preferred),
      ],
      empty: home.counts.products === 0,
      structured: houseStructured(context),
    },
    head: {
      title: i18n._(msg`${brand}: things to do, tickets and tours`),
      description: i18n._(
        msg`Book attractions, day trips, museums and meals in ${plural(home.counts.destinations, { one: '# destination', other: '# destinations' })}: the price you see is the price you pay.`,
      ),
      path: '/',
    },
  };
}

/** Who runs the site, and how it is searched. */
function houseStructured({ site }: LoadContext): string {
  const { brand, canonicalOrigin } = site;
  const house = { '@type': 'Organization', name: brand.name, email: brand.supportEmail, telephone: brand.supportPhone };
  const results = canonicalOrigin + href(site, 'search-result');
  const search = {
    '@type': 'SearchAction',
    target: { '@type': 'EntryPoint', urlTemplate: `${results}?query={query}` },
    'query-input': 'required name=query',
  };
  return structuredText(site, '/', [], [house, { '@type': 'WebSite', name: brand.name, potentialAction: search }]);
}

function posterView({ i18n, site }: LoadContext, place: DestinationCard): PosterView {
  return {
    href: href(site, 'city', idAndSlug(place)),
    name: place.name.text,
    lang: place.name.lang,
    text: i18n._(msg`${plural(place.products, { one: '# thing to do', other: '# things to do' })}`),
    picture: place.picture,
    alt: pictureWords(i18n, place.picture, place.name.text),
  };
}

/** Best rated by a rule; a shop without ratings has none. */
function preferredShelf(context: LoadContext, cards: HomeAnswer['preferred']): HomeView['shelves'] {
  if (cards.length === 0) return [];
  return [
    {
      key: 'preferred',
      title: context.i18n._(msg`Preferred by those who went`),
      lead: context.i18n._(msg`Rated best by many, by a rule you can read`),
      more: href(context.site, 'preferred'),
      cards: cards.slice(0, shownPreferred).map((card) => productCardView(context, card)),
    },
  ];
}

const shelfWords = {
  top: { title: msg`What people come for`, lead: msg`The best known of each place`, query: {} },
  tonight: {
    title: msg`When the lights go on`,
    lead: msg`Shows, cruises and views for the evening`,
    query: { category: 'show' },
  },
  family: {
    title: msg`Days with children`,
    lead: msg`Parks, animals and gentle adventures`,
    query: { category: 'theme-park' },
  },
  outdoor: { title: msg`Out in the open`, lead: msg`Day trips, trails and water`, query: { category: 'day-trip' } },
  food: { title: msg`Eat your way in`, lead: msg`Tables, classes and street kitchens`, query: { category: 'food' } },
} as const;

function shelfView(context: LoadContext, shelf: HomeAnswer['shelves'][number]): HomeView['shelves'][number] {
  const words = shelfWords[shelf.key];
  return {
    key: shelf.key,
    title: context.i18n._(words.title),
    lead: context.i18n._(words.lead),
    more: href(context.site, 'search-result', {}, words.query),
    cards: shelf.products.slice(0, cardsOnShelf).map((card) => productCardView(context, card)),
  };
}
