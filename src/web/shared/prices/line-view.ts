import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';

import type { LineView } from '#src/contract/cart/line.ts';
import { fromWire, type WireMoney } from '#src/contract/wire.ts';
import type { FormattingLocale } from '#src/domain/site/language/formatting-locale.ts';
import {
  formatDate,
  formatItems,
  formatMoney,
  formatNumber,
  formatTime,
  formatTimeRange,
} from '#src/domain/site/language/formats.ts';
import type { PriceLine } from '#src/ui/content/price.tsx';
import type { TimelineStep } from '#src/ui/booking/timeline.tsx';
import { href } from '#src/web/shared/page/href.ts';
import { deadlineWords } from '#src/web/shared/moments/moment-labels.ts';
import { linePayAtPropertyFees } from '#src/web/shared/prices/pay-at-property-view.ts';
import { giftLineWords } from '#src/web/shared/prices/gift-view.ts';
import { serviceHref, serviceLineWords, type DetailWords } from '#src/web/shared/labels/service-labels.ts';
import { pictureWords } from '#src/web/shared/labels/category-labels.ts';
import type { LoadContext } from '#src/web/shared/page/page-definition.ts';

/** A line of the cart, the checkout or an order in ready strings. */
export type LineWords = {
  readonly itemId: string;
  readonly href: string;
  readonly title: string;
  readonly titleLang: string;
  readonly option: string;
  readonly optionLang: string;
  readonly place: string;
  /** "Run by Harbour Lines": the party to the contract; null if that is the shop itself, or is among the details. */
  readonly seller: string | null;
  readonly picture: string;
  readonly alt: string;
  readonly when: string;
  readonly zone: string;
  readonly party: string;
  readonly prices: readonly PriceLine[];
  /** Empty if the current price is unknown. */
  readonly amount: string;
  /** What else is worth knowing of a ride, a stay or a hire, and what is paid at the place. */
  readonly details: readonly DetailWords[];
  readonly payAtProperty: readonly DetailWords[];
  /** "¥800 more to pay there", beside the amount; null where nothing is. */
  readonly besides: string | null;
  readonly cancellation: readonly TimelineStep[];
};

type Voice = Pick<LoadContext, 'site' | 'i18n' | 'visitorZone'>;

/** Returns the labels of a line: product, local date and time, travelers, and refunds by deadline. */
export function lineWords(voice: Voice, line: LineView): LineWords {
  const { site, i18n } = voice;
  const { language, writing } = site;
  return {
    itemId: line.itemId,
    href: lineHref(site, line),
    title: line.title.text,
    titleLang: line.title.lang,
    option: line.pack === null ? line.optionTitle.text : i18n._(msg`Value pack`),
    optionLang: line.pack === null ? line.optionTitle.lang : language,
    place: line.destination.text,
    seller: sellerWords(i18n, line),
    picture: line.picture,
    alt: pictureWords(i18n, line.picture, line.destination.text),
    when: whenWords(i18n, line, writing),
    zone: i18n._(msg`Time in ${line.destination.text}`),
    party: formatItems(
      line.units.map((unit) => `${formatNumber(unit.quantity, writing)} × ${unit.title.text}`),
      writing,
    ),
    prices: line.units.map((unit) => ({
      label: `${formatNumber(unit.quantity, writing)} × ${unit.title.text}`,
      amount: moneyWords(unit.amount, writing),
      note: unit.quantity === 1 ? undefined : i18n._(msg`${moneyWords(unit.each, writing)} each`),
    })),
    amount: line.paidBy === null ? moneyWords(line.amount, writing) : i18n._(msg`Paid with your pack`),
    cancellation: line.pack === null ? cancellationWords(voice, line) : packCancellation(voice, line),
    details: [],
    payAtProperty: [],
    besides: line.service === null ? null : linePayAtPropertyFees({ site, i18n }, [line]).beside,
    ...(line.service === null ? {} : serviceLineWords({ site, i18n }, line, line.service)),
    ...(line.gift === null ? {} : giftLineWords(voice, line, line.gift)),
  };
}

function sellerWords(i18n: I18n, line: LineView): string | null {
  const hasSupplier = line.service?.details.some((one) => one.kind === 'fact' && one.code === 'supplier') === true;
  return line.supplier === '' || hasSupplier ? null : i18n._(msg`Operated by ${line.supplier}`);
}

function lineHref(site: Voice['site'], { gift, pack, service, productId, slug }: LineView): string {
  if (service !== null) return serviceHref(site, { slug }, service);
  if (gift !== null) return href(site, 'gift-cards');
  return href(site, pack === null ? 'activity' : 'value-pack', { id: String(productId), path: slug });
}

/** Where another start of the same package is chosen, the day of the former shown. */
export function timesHref(
  { site }: Pick<Voice, 'site'>,
  {
    productId,
    slug,
    optionId,
    localDate,
    service,
  }: Pick<LineView, 'productId' | 'slug' | 'optionId' | 'localDate' | 'service'>,
): string {
  if (service !== null) return serviceHref(site, { slug }, service);
  // A gift card has no start; another one is wished for instead.
  if (productId === 0) return href(site, 'gift-cards');
  const chosen = { package: optionId, date: localDate, month: localDate.slice(0, 7) };
  return href(site, 'activity-options', { id: String(productId), path: slug }, chosen);
}

/** An amount of the API as the visitor reads amounts. */
export function moneyWords(amount: WireMoney, writing: FormattingLocale): string {
  return formatMoney(fromWire(amount), writing);
}

function whenWords(i18n: I18n, line: LineView, writing: FormattingLocale): string {
  const date = formatDate(line.localDate, writing, 'medium');
  if (line.pack !== null) return i18n._(msg`Valid for visits until ${date}`);
  const start = formatTime(line.localStart, writing);
  if (!line.allDay) return i18n._(msg`${date}, ${start}`);
  const hours = formatTimeRange(line.localStart, line.localEnd, writing);
  return i18n._(msg`${date}, anytime ${hours}`);
}

/** The place whose clock a line goes by: of a ride the station where it begins, of all else the destination. */
function clockPlace({ service, destination }: LineView): string {
  const ride = service?.details.find((detail) => detail.kind === 'span' && detail.as === 'ride');
  return ride?.kind === 'span' ? ride.from.place.text : destination.text;
}

/** A pack is fully refundable until something is booked with it. */
function packCancellation({ site, i18n }: Voice, { amount }: LineView): TimelineStep[] {
  const back = moneyWords(amount, site.writing);
  return [
    { when: i18n._(msg`Until you book the first visit`), what: i18n._(msg`${back} refunded`), tone: 'good' },
    { when: i18n._(msg`After that`), what: i18n._(msg`No refund`), tone: 'plain' },
  ];
}

/**
 * Returns the policy as dated steps in local time with the refund: money, or the ticket of the pack that pays. The time
 * after the last step is included.
 */
function cancellationWords(voice: Voice, line: LineView): TimelineStep[] {
  const { site, i18n } = voice;
  const clock = { timeZone: line.timeZone, place: clockPlace(line) };
  const isPaid = line.paidBy === null;
  const steps = line.cancellation
    .filter((step) => isPaid || step.refundPercent === 100)
    .map((step): TimelineStep => {
      const until = deadlineWords(voice, step.until, clock);
      const back = moneyWords(step.back, site.writing);
      return {
        when: i18n._(msg`Until ${until}`),
        what: isPaid ? i18n._(msg`${back} refunded`) : i18n._(msg`The ticket returns to your pack`),
        tone: step.refundPercent === 100 ? 'good' : 'warn',
      };
    });
  const none: TimelineStep = {
    when: steps.length === 0 ? i18n._(msg`After booking`) : i18n._(msg`After that`),
    what: isPaid ? i18n._(msg`No refund`) : i18n._(msg`The ticket counts as used`),
    tone: 'plain',
  };
  return [...steps, none];
}
