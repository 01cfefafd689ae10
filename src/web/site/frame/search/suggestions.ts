import { regionName } from '#src/domain/site/names/region-name.ts';
import { msg, plural } from '@lingui/core/macro';

import type { LandingAnswer, SuggestAnswer } from '#src/contract/search/search.ts';
import type { PoiListAnswer } from '#src/contract/places/places.ts';
import { categories } from '#src/domain/catalogue/product.ts';
import type { SuggestGroup, SuggestOption } from '#src/ui/form/suggest-list.tsx';
import { href, idAndSlug } from '#src/web/shared/page/href.ts';
import { placeHref, poiHref } from '#src/web/shared/labels/place-links.ts';
import { verticalIcons } from '#src/web/shared/labels/category-icons.ts';
import { categoryWords, verticalWords } from '#src/web/shared/labels/category-labels.ts';
import type { Services } from '#src/web/shared/page/page-definition.ts';

/** Sights, and towns besides our own places, in a list that is to hold activities too. */
const mostPois = 3;
const mostTowns = 3;

type Voice = Pick<Services, 'site' | 'i18n'>;

/** Suggestions for the typed text, by kind. */
export function suggestionsOf(
  { site, i18n }: Voice,
  answer: SuggestAnswer,
  { pois, towns }: Pick<PoiListAnswer, 'pois' | 'towns'>,
): readonly SuggestGroup[] {
  const groups: SuggestGroup[] = [
    {
      key: 'places',
      title: i18n._(msg`Destinations`),
      options: [
        ...answer.destinations.map((place) => ({
          key: `place-${place.id}`,
          icon: 'pin' as const,
          text: place.name,
          lang: place.lang,
          note: regionName(place.country, site.language, site.market),
          href: href(site, 'city', idAndSlug(place)),
        })),
        ...towns.slice(0, mostTowns).map((town) => ({
          key: `town-${town.id}`,
          icon: 'map' as const,
          text: town.name.text,
          lang: town.name.lang,
          note: i18n._(msg`Town and surroundings`),
          href: placeHref(site, town),
        })),
      ],
    },
    {
      key: 'attractions',
      title: i18n._(msg`Sights`),
      options: pois.slice(0, mostPois).map((poi) => ({
        key: `attraction-${poi.id}`,
        icon: 'attraction',
        text: poi.name.text,
        lang: poi.name.lang,
        note: poi.destination?.name.text,
        href: poiHref(site, poi),
      })),
    },
    { key: 'kinds', title: i18n._(msg`Categories`), options: kindOptions({ site, i18n }, answer.categories) },
    {
      key: 'activities',
      title: i18n._(msg`Activities`),
      options: answer.products.map((product) => ({
        key: `activity-${product.id}`,
        icon: 'ticket',
        text: product.title,
        lang: product.lang,
        note: product.place,
        href: href(site, 'activity', idAndSlug(product)),
      })),
    },
    ...elsewhereGroups({ site, i18n }, answer.elsewhere),
  ];
  return groups.filter((group) => group.options.length > 0);
}

/** Verticals that are sold where someone may mean, their venues and stations: a group for each vertical. */
function elsewhereGroups({ site, i18n }: Voice, found: SuggestAnswer['elsewhere']): SuggestGroup[] {
  return [...new Set(found.map((one) => one.vertical))].map((vertical) => ({
    key: vertical,
    title: verticalWords(i18n, vertical),
    options: found
      .filter((one) => one.vertical === vertical)
      .flatMap((one): SuggestOption[] => {
        const link = elsewhereHref(site, one);
        if (link === null) return [];
        const icon = verticalIcons[vertical];
        const { text, lang } = one.name;
        return [{ key: `${vertical}-${one.kind}-${one.id}`, icon, text, lang, note: one.place?.text, href: link }];
      }),
  }));
}

function elsewhereHref(site: Voice['site'], found: SuggestAnswer['elsewhere'][number]): string | null {
  const { vertical, kind, id, slug, name } = found;
  switch (vertical) {
    case 'hotels':
      return kind === 'venue'
        ? href(site, 'hotel', { id, path: slug })
        : href(site, 'hotels-search', {}, { destination: id });
    case 'car-rentals':
      return href(site, 'car-rentals-search', {}, { pick_up: kind === 'venue' ? id : `p${id}` });
    case 'rails':
      return href(site, 'rails-search', {}, { from: name.text, from_id: id });
    default:
      return null;
  }
}

/** What to show before anything is typed: what was searched for here, what others search for, and where to go. */
export function openingsOf(
  { site, i18n }: Voice,
  recent: readonly string[],
  landing: LandingAnswer | null,
): readonly SuggestGroup[] {
  const groups: SuggestGroup[] = [
    {
      key: 'recent',
      title: i18n._(msg`Recent searches`),
      options: recent.map((word, place) => ({
        key: `recent-${place}`,
        icon: 'clock',
        text: word,
        forget: word,
        href: href(site, 'search-result', {}, { query: word }),
      })),
    },
    { key: 'words', title: i18n._(msg`Popular searches`), options: wordOptions({ site, i18n }, landing?.words ?? []) },
    {
      key: 'places',
      title: i18n._(msg`Popular places`),
      options: (landing?.destinations ?? []).slice(0, 5).map((place) => ({
        key: `place-${place.id}`,
        icon: 'pin',
        text: place.name.text,
        lang: place.name.lang,
        note: i18n._(msg`${plural(place.products, { one: '# thing to do', other: '# things to do' })}`),
        href: href(site, 'city', idAndSlug(place)),
      })),
    },
  ];
  return groups.filter((group) => group.options.length > 0);
}

/** Words that many look for, as links to their results. */
function wordOptions({ site }: Voice, words: LandingAnswer['words']): SuggestOption[] {
  return words.slice(0, 6).map((word, place) => ({
    key: `word-${place}`,
    icon: 'search',
    text: word.text,
    lang: word.lang,
    href: href(site, 'search-result', {}, word.city_id === null ? { query: word.text } : { city: word.city_id }),
  }));
}

function kindOptions({ site, i18n }: Voice, kinds: SuggestAnswer['categories']): SuggestOption[] {
  return kinds.flatMap(({ id, count }) => {
    const category = categories.find((one) => one === id);
    if (category === undefined) return [];
    return [
      {
        key: `kind-${id}`,
        icon: 'list',
        text: categoryWords(i18n, category),
        note: i18n._(msg`${plural(count, { one: '# activity', other: '# activities' })}`),
        href: href(site, 'search-result', {}, { category }),
      },
    ];
  });
}
