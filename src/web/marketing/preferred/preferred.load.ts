import { regionName } from '#src/domain/site/names/region-name.ts';
import { specPaths } from '#src/contract/compat/spec-paths.ts';
import { msg, plural } from '@lingui/core/macro';

import { promotionCalls } from '#src/contract/marketing/promotion.calls.ts';
import type { PreferredAnswer } from '#src/contract/marketing/promotion.ts';
import type { WireText } from '#src/contract/wire.ts';
import { formatNumber } from '#src/domain/site/language/formats.ts';
import { href } from '#src/web/shared/page/href.ts';
import { productCardView, type ProductCardView } from '#src/web/shared/cards/product-card-view.ts';
import { itemList, structuredText } from '#src/web/shared/page-head/structured.ts';
import type { LoadContext, Loaded } from '#src/web/shared/page/page-definition.ts';

export type RangeView = {
  readonly text: string;
  readonly href: string;
  readonly count: string;
  readonly selected: boolean;
};

export type PreferredView = {
  readonly name: WireText;
  readonly description: WireText;
  readonly disclaimer: WireText;
  readonly count: string;
  readonly cards: readonly ProductCardView[];
  readonly structured: string;
  readonly countries: readonly RangeView[];
  readonly cities: readonly RangeView[];
  readonly pages: { readonly before: string | null; readonly after: string | null; readonly here: string } | null;
};

type Now = { readonly country: string | null; readonly city: number | null; readonly page: number };

/** Three full rows of four. */
const onPage = 12;

/** Preferred activities (spec §2), narrowed to a country or a city by the address. */
export async function loadPreferred(context: LoadContext): Promise<Loaded<PreferredView>> {
  const { api, site } = context;
  const now = readNow(context.query);
  const answer = await api.call(promotionCalls.preferredActivities, {
    ...(now.country === null ? {} : { country_ids: [now.country] }),
    ...(now.city === null ? {} : { city_ids: [now.city] }),
    page: now.page,
    limit: onPage,
  });
  if (!answer.ok) throw new Error(`preferred: ${answer.error.code}`);
  const { sectionName, sectionDescription } = answer.value;
  const isWhole = now.country === null && now.city === null && now.page === 1;
  return {
    kind: 'page',
    data: viewOf(context, now, answer.value),
    head: {
      title: `${sectionName.text} | ${site.brand.name}`,
      description: sectionDescription.text,
      path: specPaths.preferred,
      ...(isWhole ? {} : { robots: 'noindex' as const }),
    },
  };
}

function viewOf(context: LoadContext, now: Now, answer: PreferredAnswer): PreferredView {
  const { i18n, site } = context;
  const shown = answer.ranges.find((range) => isChosen(range, now));
  const cards = answer.activities.map((card) => productCardView(context, card));
  const isSample = answer.activities.some(({ rating }) => rating?.sample === true);
  const trail = [{ text: i18n._(msg`Home`), href: href(site, 'home') }, { text: answer.sectionName.text }];
  return {
    name: answer.sectionName,
    description: answer.sectionDescription,
    disclaimer: answer.sectionDisclaimer,
    count: i18n._(msg`${plural(answer.total, { one: '# activity', other: '# activities' })}`),
    cards,
    // A ranking of sample data is no real opinion (RU-32).
    structured: structuredText(site, specPaths.preferred, trail, isSample ? [] : itemList(site, cards)),
    countries:
      answer.ranges.length < 2
        ? []
        : [
            {
              text: i18n._(msg`All`),
              href: addressOf(context, { country: null, city: null, page: 1 }),
              count: formatNumber(
                answer.ranges.reduce((sum, { count }) => sum + count, 0),
                site.writing,
              ),
              selected: now.country === null && now.city === null,
            },
            ...answer.ranges.map((range) => ({
              text: regionName(range.country_id, site.language, site.market),
              href: addressOf(context, { country: range.country_id, city: null, page: 1 }),
              count: formatNumber(range.count, site.writing),
              selected: isChosen(range, now),
            })),
          ],
    cities:
      shown === undefined || shown.cities.length < 2
        ? []
        : shown.cities.map((city) => ({
            text: city.name.text,
            href: addressOf(context, {
              country: shown.country_id,
              city: now.city === city.id ? null : city.id,
              page: 1,
            }),
            count: formatNumber(city.count, site.writing),
            selected: now.city === city.id,
          })),
    pages: pagesOf(context, now, answer.total),
  };
}

function isChosen(range: PreferredAnswer['ranges'][number], { country, city }: Now): boolean {
  return range.country_id === country || (country === null && range.cities.some(({ id }) => id === city));
}

/** Parses an address strictly: invalid parameters are ignored. */
function readNow(query: URLSearchParams): Now {
  const country = query.get('country') ?? '';
  return {
    country: /^[A-Z]{2}$/.test(country) ? country : null,
    city: whole(query.get('city'), 2_147_483_647),
    page: whole(query.get('page'), 1000) ?? 1,
  };
}

function whole(text: string | null, most: number): number | null {
  return text !== null && /^[1-9]\d{0,9}$/.test(text) && Number(text) <= most ? Number(text) : null;
}

function addressOf({ site }: LoadContext, { country, city, page }: Now): string {
  return href(site, 'preferred', {}, { country, city, page: page === 1 ? null : page });
}

function pagesOf(context: LoadContext, now: Now, total: number): PreferredView['pages'] {
  const last = Math.ceil(total / onPage);
  if (last <= 1) return null;
  return {
    before: now.page > 1 ? addressOf(context, { ...now, page: now.page - 1 }) : null,
    after: now.page < last ? addressOf(context, { ...now, page: now.page + 1 }) : null,
    here: context.i18n._(msg`Page ${now.page} of ${last}`),
  };
}
