import { msg, plural } from '@lingui/core/macro';

import { dealCalls } from '#src/contract/marketing/deals.calls.ts';
import type { DealsAnswer } from '#src/contract/marketing/deals.ts';
import { dealKinds } from '#src/domain/marketing/deals/deal.ts';
import { formatDate, formatNumber } from '#src/domain/site/language/formats.ts';
import type { Tab } from '#src/ui/content/tabs.tsx';
import { href, idAndSlug } from '#src/web/shared/page/href.ts';
import {
  dealPlaceLink,
  dealWords,
  otherThan,
  type DealPlaceLink,
  type DealWords,
} from '#src/web/shared/cards/deal-labels.ts';
import type { PosterView } from '#src/web/shared/banners/promotion-banners.ts';
import { pictureWords } from '#src/web/shared/labels/category-labels.ts';
import { itemList, structuredText } from '#src/web/shared/page-head/structured.ts';
import type { LoadContext, Loaded } from '#src/web/shared/page/page-definition.ts';

export type DealsView = {
  readonly title: string;
  readonly kinds: readonly Tab[];
  readonly deals: readonly DealWords[];
  /** The kind that was requested has none, but others have. */
  readonly othersHave: boolean;
  /** Packs were requested, and there are some: they are all that is listed. */
  readonly packsOnly: boolean;
  readonly places: readonly (DealPlaceLink & { readonly count: string })[];
  readonly coming: readonly {
    readonly id: number;
    readonly title: string;
    readonly lang: string | undefined;
    readonly when: string;
  }[];
  readonly packs: readonly PosterView[];
  readonly campaignsHref: string | null;
  readonly structured: string;
};

const path = '/deals';

/** Value packs are listed with the deals, since they have no separate list. */
const listedKinds = [...dealKinds, 'value_pack'] as const;
type ListedKind = (typeof listedKinds)[number];

/** What costs less now, by kind and place (spec §2). */
export async function loadDeals(context: LoadContext): Promise<Loaded<DealsView>> {
  const { api, i18n, query, site } = context;
  const answer = await api.call(dealCalls.dealList, {});
  if (!answer.ok) throw new Error(`deals: ${answer.error.code}`);
  const { deals, coming, places, campaigns, packs } = answer.value;
  const kind = listedKinds.find((one) => one === query.get('kind')) ?? null;
  const shown = deals.filter((deal) => kind === null || deal.kind === kind);
  const title = i18n._(msg`Deals`);
  const words = shown.map((deal) => dealWords(context, deal));
  const cards = new Map(words.flatMap((deal) => deal.cards).map((card) => [card.id, card]));
  const trail = [{ text: i18n._(msg`Home`), href: href(site, 'home') }, { text: title }];
  return {
    kind: 'page',
    data: {
      title,
      kinds: kindTabs(context, answer.value, kind),
      deals: words,
      othersHave: deals.length > 0,
      packsOnly: kind === 'value_pack' && packs.length > 0,
      places: places.map(({ place, deals: count }) => ({
        ...dealPlaceLink(context, place),
        count: formatNumber(count, site.writing),
      })),
      coming: coming.map((one) => ({
        id: one.id,
        title: one.title.text,
        lang: otherThan(context, one.title.lang),
        when: i18n._(msg`Starts on ${formatDate(one.begins.slice(0, 10), site.writing, 'medium')}`),
      })),
      packs: packs.map((pack) => packPoster(context, pack)),
      campaignsHref: campaigns === 0 ? null : href(site, 'deals-campaign'),
      structured: structuredText(site, path, trail, itemList(site, [...cards.values()])),
    },
    head: {
      title: `${title} | ${site.brand.name}`,
      description: i18n._(
        msg`Limited-time offers, where they apply and when they end. A struck-through price is always the lowest price of the previous 30 days.`,
      ),
      path,
      ...(kind === null ? {} : { robots: 'noindex' as const }),
    },
  };
}

/** Kinds of which there is one now; the one that was requested stays. */
function kindTabs({ site, i18n }: LoadContext, { deals, packs }: DealsAnswer, requested: ListedKind | null): Tab[] {
  const words: Readonly<Record<ListedKind, string>> = {
    last_minute: i18n._(msg`Last minute`),
    early_bird: i18n._(msg`Early bird`),
    midweek: i18n._(msg`Midweek`),
    season: i18n._(msg`Seasonal`),
    value_pack: i18n._(msg`Value packs`),
  };
  const number = (count: number): string => formatNumber(count, site.writing);
  return [
    { text: i18n._(msg`All`), href: href(site, 'deals'), selected: requested === null, count: number(deals.length) },
    ...listedKinds.flatMap((kind) => {
      const count = kind === 'value_pack' ? packs.length : deals.filter((deal) => deal.kind === kind).length;
      if (count === 0 && kind !== requested) return [];
      return [
        {
          text: words[kind],
          href: href(site, 'deals', {}, { kind }),
          selected: kind === requested,
          count: number(count),
        },
      ];
    }),
  ];
}

function packPoster({ site, i18n }: LoadContext, pack: DealsAnswer['packs'][number]): PosterView {
  const percent = formatNumber(pack.percentOff, site.writing);
  const items = i18n._(msg`${plural(pack.items, { one: '# activity', other: '# activities' })}`);
  return {
    href: href(site, 'value-pack', idAndSlug(pack)),
    name: pack.title.text,
    lang: pack.title.lang,
    text: `${items} · ${i18n._(msg`${percent}% less than buying tickets separately`)}`,
    picture: pack.picture,
    alt: pictureWords(i18n, pack.picture, pack.title.text),
  };
}
