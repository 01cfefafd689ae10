import { specPaths } from '#src/contract/compat/spec-paths.ts';
import { msg, plural } from '@lingui/core/macro';

import { rankingCalls } from '#src/contract/catalogue/rankings.calls.ts';
import type { RankingsAnswer } from '#src/contract/catalogue/rankings.ts';
import { isPageNumber } from '#src/domain/content/page-number.ts';
import type { RankingKind } from '#src/domain/search/cards/rankings.ts';
import { formatNumber } from '#src/domain/site/language/formats.ts';
import { href, idAndSlug } from '#src/web/shared/page/href.ts';
import { contentBanner } from '#src/web/shared/content/content-banner.ts';
import { listBriefly } from '#src/web/shared/content/content-view.ts';
import { cityHref } from '#src/web/shared/labels/place-links.ts';
import { productCardView, type ProductCardView } from '#src/web/shared/cards/product-card-view.ts';
import type { PosterView } from '#src/web/shared/banners/promotion-banners.ts';
import { itemList, structuredText } from '#src/web/shared/page-head/structured.ts';
import type { LoadContext, Loaded } from '#src/web/shared/page/page-definition.ts';

export type Placing = {
  readonly id: number;
  readonly rank: string;
  readonly href: string;
  readonly title: string;
  readonly lang: string | undefined;
  /** The score of five, or how often it was booked. */
  readonly why: string;
};

export type BestOnView = {
  readonly title: string;
  readonly kinds: readonly { readonly text: string; readonly href: string; readonly selected: boolean }[];
  readonly method: readonly string[];
  readonly top: readonly { readonly rank: string; readonly card: ProductCardView }[];
  readonly places: readonly {
    readonly id: number;
    readonly name: string;
    readonly lang: string | undefined;
    readonly href: string;
    readonly first: readonly Placing[];
  }[];
  /** What is recommended for an occasion, page by page. */
  readonly billboards: readonly PosterView[];
  readonly campaigns: readonly PosterView[];
  readonly trail: readonly { readonly text: string; readonly href?: string }[];
  readonly structured: string;
};

const path = specPaths.bestOn;

/** Loads the ranking of the best activities by reviews and bookings (spec §2 "Billboard"). */
export async function loadBestOn(context: LoadContext): Promise<Loaded<BestOnView>> {
  const { api, i18n, query, site } = context;
  const by: RankingKind = query.get('by') === 'booked' ? 'booked' : 'rated';
  const [answer, billboards, campaigns] = await Promise.all([
    api.call(rankingCalls.rankings, { by }),
    listBriefly(context, 'billboard'),
    listBriefly(context, 'campaign'),
  ]);
  if (!answer.ok) throw new Error(`rankings: ${answer.error.code}`);
  const title = i18n._(msg`Best on ${site.brand.name}`);
  const trail = [{ text: i18n._(msg`Home`), href: href(site, 'home') }, { text: title }];
  const { all, places, sample } = answer.value;
  return {
    kind: 'page',
    data: {
      title,
      kinds: [
        { text: i18n._(msg`Top rated`), href: href(site, 'best-on'), selected: by === 'rated' },
        {
          text: i18n._(msg`Most booked`),
          href: href(site, 'best-on', {}, { by: 'booked' }),
          selected: by === 'booked',
        },
      ],
      method: methodOf(context, by, answer.value),
      top: all.map((card, index) => ({
        rank: formatNumber(index + 1, site.writing),
        card: productCardView(context, card),
      })),
      places: places.map(({ destination, cards }) => ({
        id: destination.id,
        name: destination.name.text,
        lang: otherThan(site.language, destination.name.lang),
        href: cityHref(site, destination),
        first: cards.map((card, index) => placing(context, by, card, index + 1)),
      })),
      // One that was stored before its slot had to be a number has no page.
      billboards: billboards
        .filter(({ slot }) => isPageNumber(slot))
        .map((one) => contentBanner(site, one, href(site, 'billboard', { id: one.slot, name: one.key }))),
      campaigns: campaigns.flatMap((one) => (one.href === null ? [] : [contentBanner(site, one, one.href)])),
      trail,
      structured: structuredText(site, path, trail, sample ? [] : ranked(context, all)),
    },
    head: {
      title: `${title} | ${site.brand.name}`,
      description: i18n._(
        msg`The 10 best things to do, and the top 3 in each destination, ranked by travelers. Positions on this list can’t be bought.`,
      ),
      path,
      ...(by === 'rated' ? {} : { robots: 'noindex' as const }),
    },
  };
}

function methodOf({ i18n }: LoadContext, by: RankingKind, { rule, sample }: RankingsAnswer): readonly string[] {
  const own = i18n._(msg`Positions on this list can’t be bought, and only activities on sale are included.`);
  if (by === 'booked') return [i18n._(msg`Ranked by actual bookings. Counts are updated every few minutes.`), own];
  const { reviews, weight } = rule;
  return [
    i18n._(
      msg`Ranked by score among activities with at least ${plural(reviews, { one: '# review', other: '# reviews' })}. Each score is calculated as if ${weight} more travelers had given the overall average, so a few votes can’t outweigh thousands.`,
    ),
    own,
    ...(sample ? [i18n._(msg`Scores on this demo site are samples.`)] : []),
  ];
}

function placing(
  { i18n, site }: LoadContext,
  by: RankingKind,
  card: RankingsAnswer['all'][number],
  rank: number,
): Placing {
  const score = formatNumber((card.rating?.score ?? 0) / 20, site.writing, 1);
  return {
    id: card.id,
    rank: formatNumber(rank, site.writing),
    href: href(site, 'activity', idAndSlug(card)),
    title: card.title.text,
    lang: otherThan(site.language, card.title.lang),
    why:
      by === 'rated'
        ? i18n._(msg`${score} out of 5`)
        : i18n._(msg`Booked ${formatNumber(card.booked ?? 0, site.writing)} times`),
  };
}

function otherThan(language: string, lang: string): string | undefined {
  return lang === language ? undefined : lang;
}

function ranked({ site }: LoadContext, cards: RankingsAnswer['all']): readonly object[] {
  const listed = cards.map((card) => ({ title: card.title.text, href: href(site, 'activity', idAndSlug(card)) }));
  return itemList(site, listed).map((list) => ({
    ...list,
    itemListOrder: 'https://schema.org/ItemListOrderAscending',
  }));
}
