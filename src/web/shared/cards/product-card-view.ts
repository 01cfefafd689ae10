import { msg, plural } from '@lingui/core/macro';

import type { ProductCard, RatingSummary } from '#src/contract/catalogue/catalogue.ts';
import { fromWire, type WireMoney } from '#src/contract/wire.ts';
import { formatMoney, formatNumber } from '#src/domain/site/language/formats.ts';
import { formatShort } from '#src/domain/site/language/formats-short.ts';
import type { PriceFacts } from '#src/ui/content/price.tsx';
import type { RatingFacts } from '#src/ui/cards/rating.tsx';
import { href, idAndSlug } from '#src/web/shared/page/href.ts';
import { freeBeforeWords } from '#src/web/shared/labels/free-cancellation-labels.ts';
import { categoryWords, pictureWords, scoreWords } from '#src/web/shared/labels/category-labels.ts';
import type { LoadContext } from '#src/web/shared/page/page-definition.ts';

/** A product's card in ready strings; survives JSON. */
export type ProductCardView = {
  readonly id: number;
  readonly href: string;
  readonly title: string;
  readonly titleLang: string;
  readonly picture: string;
  readonly alt: string;
  readonly place: string;
  readonly category: string;
  readonly rating: RatingFacts | null;
  readonly booked: string | null;
  readonly freeCancel: string | null;
  readonly badge: string | null;
  /** The deal that makes the price, and its language where it is not the page's. */
  readonly deal: { readonly text: string; readonly lang: string | undefined } | null;
  readonly price: Pick<PriceFacts, 'amount' | 'prefix' | 'unit' | 'was'> | null;
  /** The price for the party on their date, if it differs. */
  readonly wished: string | null;
  readonly unavailable: string | null;
};

type Voice = Pick<LoadContext, 'site' | 'i18n'>;

/** What a card says of a product, in the visitor's language and currency. */
export function productCardView({ site, i18n }: Voice, card: ProductCard, people = 1): ProductCardView {
  const hours = card.freeCancelHours;
  return {
    id: card.id,
    href: href(site, 'activity', idAndSlug(card)),
    title: card.title.text,
    titleLang: card.title.lang,
    picture: card.picture,
    alt: pictureWords(i18n, card.picture, card.destination.name.text),
    place: card.destination.name.text,
    category: categoryWords(i18n, card.category),
    rating: card.rating === null ? null : ratingView({ site, i18n }, card.rating),
    booked: card.booked === null ? null : i18n._(msg`Booked ${formatShort(card.booked, site.writing)} times`),
    freeCancel: hours === null ? null : freeBeforeWords(i18n, hours),
    deal:
      card.deal === null
        ? null
        : { text: card.deal.text, lang: card.deal.lang === site.language ? undefined : card.deal.lang },
    badge: card.instant ? i18n._(msg`Instant`) : null,
    price:
      card.from === null
        ? null
        : {
            amount: formatMoney(fromWire(card.from), site.writing),
            prefix: i18n._(msg`from`),
            unit: '',
            was: card.before === null ? undefined : beforeWords({ site, i18n }, card.before),
          },
    wished: card.wished === null ? null : requestedPriceText({ site, i18n }, card.wished, people),
    unavailable: card.from === null ? i18n._(msg`Not available right now`) : null,
  };
}

/** The price of what was searched for; of several people it is what they pay together, and says so. */
function requestedPriceText({ site, i18n }: Voice, amount: WireMoney, people: number): string {
  if (people < 2) return i18n._(msg`For your search: from ${formatMoney(fromWire(amount), site.writing)}`);
  const price = formatMoney(fromWire(amount), site.writing);
  return i18n._(msg`From ${price} in total for ${plural(people, { one: '# person', other: '# people' })}`);
}

/** The lowest price of the thirty days before it fell, struck through, with what it is. */
export function beforeWords({ site, i18n }: Voice, before: WireMoney): PriceFacts['was'] {
  return {
    amount: formatMoney(fromWire(before), site.writing),
    spoken: i18n._(msg`Was:`),
    reason: i18n._(msg`lowest price in the previous 30 days`),
  };
}

/** Score of five, its word and the number of reviews. Sample reviews are called so in the spoken sentence (RU-32). */
export function ratingView({ site, i18n }: Voice, rating: RatingSummary): RatingFacts {
  const score = formatNumber(rating.score / 20, site.writing, 1);
  const word = scoreWords(i18n, rating.score);
  const count = formatNumber(rating.count, site.writing);
  const spoken = rating.sample
    ? i18n._(msg`Rated ${score} out of 5, ${word}, number of sample reviews: ${count}`)
    : i18n._(msg`Rated ${score} out of 5, ${word}, number of reviews: ${count}`);
  return { score, word, count: `(${formatShort(rating.count, site.writing)})`, spoken };
}
