import { placeForm } from '#src/domain/places/names/place-form.ts';
import { regionName } from '#src/domain/site/names/region-name.ts';
import { msg } from '@lingui/core/macro';

import { dealCalls } from '#src/contract/marketing/deals.calls.ts';
import { formatNumber } from '#src/domain/site/language/formats.ts';
import { href } from '#src/web/shared/page/href.ts';
import {
  dealPlaceLink,
  dealWords,
  otherThan,
  type DealPlaceLink,
  type DealWords,
} from '#src/web/shared/cards/deal-labels.ts';
import type { LoadContext, Loaded } from '#src/web/shared/page/page-definition.ts';

export type DealsPlaceView = {
  readonly title: string;
  readonly name: string;
  readonly lang: string | undefined;
  readonly deals: readonly DealWords[];
  /** In a country each deal says where it is. */
  readonly isCountry: boolean;
  readonly others: readonly (DealPlaceLink & { readonly count: string })[];
  /** Everything on sale there; null for a country. */
  readonly allHref: string | null;
};

/** The deals of a city or a country (spec §2, RU-16); an unknown one is not found, a wrong slug moves (RU-28). */
export async function loadDealsPlace(context: LoadContext): Promise<Loaded<DealsPlaceView>> {
  const { api, i18n, params, site } = context;
  const scope = params['scope'] === 'coureg' ? 'coureg' : 'city';
  const id = Number(params['id']);
  const answer = await api.call(dealCalls.dealsOfPlace, { scope, id });
  if (!answer.ok) {
    if (answer.error.code === 'not_found' || answer.error.code === 'bad_request') return { kind: 'missing' };
    throw new Error(`deals of a place: ${answer.error.code}`);
  }
  const { deals, places, place } = answer.value;
  const path = `/deals/${scope}/${place.id}-${place.slug}`;
  if (params['path'] !== place.slug) return { kind: 'moved', path };
  const name = place.name?.text ?? regionName(place.country, site.language, site.market);
  const isCountry = scope === 'coureg';
  const inPlace = placeForm(name, 'in', site.language);
  const title = i18n._(msg`Deals ${inPlace}`);
  return {
    kind: 'page',
    data: {
      title,
      name,
      lang: place.name === null ? undefined : otherThan(context, place.name.lang),
      deals: deals.map((deal) => dealWords(context, deal)),
      isCountry,
      others: places
        .filter((one) => isCountry || one.place.id !== place.id)
        .map((one) => ({
          ...dealPlaceLink(context, one.place),
          count: formatNumber(one.deals, site.writing),
        })),
      allHref: scope === 'city' ? href(site, 'city', { id: String(place.id), path: place.slug }) : null,
    },
    head: {
      title: `${title} | ${site.brand.name}`,
      description: i18n._(msg`Current deals ${inPlace}, what they apply to and when they end.`),
      path,
    },
  };
}
