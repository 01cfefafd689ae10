import { msg } from '@lingui/core/macro';

import type { VenuesAnswer, VenuesInput } from '#src/contract/shared/verticals/verticals.ts';
import { fromWire } from '#src/contract/wire.ts';
import { currencies, type CurrencyCode } from '#src/domain/shared/money/currency.ts';
import { formatDate, formatMoney } from '#src/domain/site/language/formats.ts';
import { dayOf } from '#src/domain/stays/stay-query.ts';
import { appliedPrices, type AppliedView } from '#src/web/shared/filters/list-view.ts';
import type { LoadContext } from '#src/web/shared/page/page-definition.ts';

/** Limits of a list of what verticals sell, as its address says them. */
export type Limits = {
  /** Whole major units of the visitor's currency, of the whole time. */
  readonly from: number | null;
  readonly to: number | null;
  /** Fully refundable at least until this day. */
  readonly freeUntil: string | null;
};

export type LimitsView = {
  readonly now: Limits;
  /** The price range of all results before these limits apply. */
  readonly prices: { readonly least: string; readonly most: string } | null;
  /** The parameters of the address that the form preserves: all but its own and the page. */
  readonly preserved: readonly { readonly name: string; readonly value: string }[];
};

export const noLimits: Limits = { from: null, to: null, freeUntil: null };

/** Parses limits strictly: invalid numbers and dates are ignored. Reversed prices are swapped. */
export function readLimits(query: URLSearchParams): Limits {
  const [one, other] = [wholeOf(query.get('price_from')), wholeOf(query.get('price_to'))];
  const turned = one !== null && other !== null && one > other;
  const until = query.get('free_until') ?? '';
  return {
    from: turned ? other : one,
    to: turned ? one : other,
    freeUntil: dayOf(until) === null ? null : until,
  };
}

function wholeOf(text: string | null): number | null {
  return text !== null && /^\d{1,9}$/.test(text) ? Number(text) : null;
}

/** The words of an address by name. */
export function limitWords({ from, to, freeUntil }: Limits): Readonly<Record<string, string | number | null>> {
  return { price_from: from, price_to: to, free_until: freeUntil };
}

/** The same as the call requests them: prices in minor units. */
export function requestedLimits(
  { from, to, freeUntil }: Limits,
  currency: CurrencyCode,
): Pick<VenuesInput, 'price_from' | 'price_to' | 'free_until'> {
  const unit = 10 ** currencies[currency].digits;
  return {
    ...(from === null ? {} : { price_from: from * unit }),
    ...(to === null ? {} : { price_to: to * unit }),
    ...(freeUntil === null ? {} : { free_until: freeUntil }),
  };
}

/** The limits that are set, each with the address without it. */
export function appliedLimits(
  context: Pick<LoadContext, 'i18n' | 'site'>,
  limits: Limits,
  hrefWith: (change: Partial<Limits>) => string,
): readonly AppliedView[] {
  const { i18n, site } = context;
  const { freeUntil } = limits;
  return [
    ...appliedPrices(context, limits, hrefWith),
    ...(freeUntil === null
      ? []
      : [
          {
            text: i18n._(msg`Free cancellation until ${formatDate(freeUntil, site.writing, 'medium')}`),
            href: hrefWith({ freeUntil: null }),
          },
        ]),
  ];
}

/** The current state of the limits form; `words` are the parameters of the whole address. */
export function limitsView(
  { site }: Pick<LoadContext, 'site'>,
  now: Limits,
  words: Readonly<Record<string, string | number | null>>,
  prices: VenuesAnswer['prices'],
): LimitsView {
  const own = new Set([...Object.keys(limitWords(now)), 'page']);
  const text = (price: NonNullable<typeof prices>['from']): string => formatMoney(fromWire(price), site.writing);
  return {
    now,
    prices: prices === null ? null : { least: text(prices.from), most: text(prices.to) },
    preserved: Object.entries(words).flatMap(([name, value]) =>
      own.has(name) || value === null || value === '' ? [] : [{ name, value: String(value) }],
    ),
  };
}
