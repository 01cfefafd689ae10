import { msg, plural } from '@lingui/core/macro';

import { valuePackCalls } from '#src/contract/marketing/value-packs.calls.ts';
import type { ValuePackAnswer } from '#src/contract/marketing/value-packs.ts';
import { fromWire, toWire, type WireMoney, type WireText } from '#src/contract/wire.ts';
import { times, toMajor } from '#src/domain/shared/money/money.ts';
import { formatMoney, formatNumber } from '#src/domain/site/language/formats.ts';
import type { Fact } from '#src/ui/content/facts.tsx';
import { href, idAndSlug } from '#src/web/shared/page/href.ts';
import { describedIn } from '#src/web/shared/page-head/described-in.ts';
import { offerWords } from '#src/web/shared/labels/offer-labels.ts';
import { productCardView, type ProductCardView } from '#src/web/shared/cards/product-card-view.ts';
import { pictureWords } from '#src/web/shared/labels/category-labels.ts';
import { structuredText } from '#src/web/shared/page-head/structured.ts';
import type { LoadContext, Loaded } from '#src/web/shared/page/page-definition.ts';

export type PackView = {
  readonly id: number;
  readonly title: WireText;
  readonly text: WireText;
  readonly place: { readonly name: string; readonly href: string };
  readonly picture: string;
  readonly alt: string;
  readonly items: readonly {
    readonly card: ProductCardView;
    readonly option: WireText;
    /** "2 tickets for each traveller" */
    readonly tickets: string;
  }[];
  readonly facts: readonly Fact[];
  readonly each: string;
  /** "Bought one by one, the same tickets cost US$80.00." */
  readonly instead: string;
  /** Ready totals for one traveller, two, and so on. */
  readonly totals: readonly string[];
  /** The same as amounts. */
  readonly prices: readonly WireMoney[];
  readonly structured: string;
};

/** A value pack (spec §2); one that is not on sale is not found. */
export async function loadValuePack(context: LoadContext): Promise<Loaded<PackView>> {
  const { api, i18n, params, site } = context;
  const answer = await api.call(valuePackCalls.valuePack, { id: Number(params['id']) });
  if (!answer.ok) {
    if (answer.error.code === 'not_found' || answer.error.code === 'bad_request') return { kind: 'missing' };
    throw new Error(`value pack: ${answer.error.code}`);
  }
  const { id, slug, title, text, destination, items, each, alone } = answer.value;
  const path = `/value-pack/${id}-${slug}`;
  if (params['path'] !== slug) return { kind: 'moved', path };
  const [first] = items;
  const picture = first?.card.picture ?? '';
  const money = (amount: WireMoney): string => formatMoney(fromWire(amount), site.writing);
  const prices = Array.from({ length: answer.value.mostTravellers }, (_, at) => toWire(times(fromWire(each), at + 1)));
  return {
    kind: 'page',
    data: {
      id,
      title,
      text,
      place: { name: destination.name.text, href: href(site, 'city', idAndSlug(destination)) },
      picture,
      alt: pictureWords(i18n, picture, destination.name.text),
      items: items.map((item) => ({
        card: productCardView(context, item.card),
        option: item.optionTitle,
        tickets: i18n._(
          msg`${plural(item.tickets, { one: '# ticket for each traveler', other: '# tickets for each traveler' })}`,
        ),
      })),
      facts: factsOf(context, answer.value),
      each: money(each),
      instead: i18n._(msg`Bought separately, the same tickets cost ${money(alone)}.`),
      totals: prices.map(money),
      prices,
      structured: packFacts(context, path, answer.value),
    },
    head: {
      title: `${title.text} | ${site.brand.name}`,
      description: describedIn(site.language, text, offerWords(context, title.text, destination.name.text)),
      path,
      image: `/pictures/${picture}/og.jpg`,
      share: { over: destination.name.text, price: money(each) },
    },
  };
}

/** The pack as a product with its one price. */
function packFacts({ i18n, site }: LoadContext, path: string, pack: ValuePackAnswer): string {
  const { title, text, destination, items, each } = pack;
  const product = {
    '@type': 'Product',
    name: title.text,
    description: text.text,
    image: items.slice(0, 3).map(({ card }) => `${site.origin}/pictures/${card.picture}/og.jpg`),
    offers: {
      '@type': 'Offer',
      price: toMajor(fromWire(each)),
      priceCurrency: each.currency,
      availability: 'https://schema.org/InStock',
    },
  };
  const trail = [
    { text: i18n._(msg`Home`), href: href(site, 'home') },
    { text: destination.name.text, href: href(site, 'city', idAndSlug(destination)) },
    { text: title.text },
  ];
  return structuredText(site, path, trail, [product]);
}

/** What travelers have to know before they buy days that they will choose later. */
function factsOf({ i18n, site }: LoadContext, { percentOff, validDays, mostTravellers }: ValuePackAnswer): Fact[] {
  const percent = formatNumber(percentOff, site.writing);
  return [
    { icon: 'deal', text: i18n._(msg`${percent}% less than buying tickets separately`), tone: 'good' },
    {
      icon: 'calendar',
      text: i18n._(
        msg`${plural(validDays, { one: 'Use all visits within # day', other: 'Use all visits within # days' })}`,
      ),
      note: i18n._(msg`Counted from the day of purchase. Choose dates and times later, one visit at a time.`),
    },
    {
      icon: 'refund',
      text: i18n._(msg`Full refund until you book the first visit`),
      note: i18n._(msg`If you cancel a visit in time, its ticket returns to your pack.`),
      tone: 'good',
    },
    {
      icon: 'people',
      text: i18n._(msg`${plural(mostTravellers, { one: 'For # traveler', other: 'For up to # travelers' })}`),
    },
  ];
}
