import { msg } from '@lingui/core/macro';

import { cartCalls } from '#src/contract/cart/cart.calls.ts';
import type { CartAnswer, CartLine } from '#src/contract/cart/cart.ts';
import type { WireMoney } from '#src/contract/wire.ts';
import { formatDate } from '#src/domain/site/language/formats.ts';
import type { LanguageCode } from '#src/domain/site/language/languages.ts';
import { linePayAtPropertyFees, type PayAtPropertyLabels } from '#src/web/shared/prices/pay-at-property-view.ts';
import { failureWords } from '#src/web/shared/labels/error-messages.ts';
import { lineWords, moneyWords, timesHref, type LineWords } from '#src/web/shared/prices/line-view.ts';
import type { LoadContext, Loaded } from '#src/web/shared/page/page-definition.ts';

export type CartLineView = LineWords & {
  readonly fault: string | null;
  /** The price last seen, if it was different. */
  readonly was: string | null;
  /** Where another start of the same package is chosen. */
  readonly timesHref: string;
  readonly price: WireMoney;
  readonly units: readonly {
    readonly unitId: string;
    readonly title: string;
    readonly quantity: number;
    readonly each: string;
  }[];
  readonly maxParty: number;
  readonly freeUntil: string | null;
};

export type CartView = {
  readonly lines: readonly CartLineView[];
  readonly isPackageTravel: boolean;
  /** The pay-at-property fees of the lines that can be bought. */
  readonly payAtProperty: PayAtPropertyLabels;
  readonly total: string;
  readonly buyable: boolean;
  readonly checkout: CartAnswer['checkout'];
};

/** Loads the current cart: prices and availability are queried again each time. */
export async function loadCart(context: LoadContext): Promise<Loaded<CartView>> {
  const { api, i18n, site } = context;
  const answer = await api.call(cartCalls.cart, {});
  if (!answer.ok) throw new Error(`cart: ${answer.error.code}`);
  const title = i18n._(msg`Your cart`);
  return {
    kind: 'page',
    data: cartView(context, answer.value),
    head: { title: `${title} | ${site.brand.name}`, description: title, path: '/cart' },
  };
}

/** The cart in words; also used after a change, when the browser reads it again. */
export function cartView(context: Pick<LoadContext, 'site' | 'i18n' | 'visitorZone'>, cart: CartAnswer): CartView {
  return {
    lines: cart.lines.map((line) => cartLine(context, line)),
    isPackageTravel: cart.isPackageTravel,
    payAtProperty: linePayAtPropertyFees(
      context,
      cart.lines.filter((line) => line.fault === null),
    ),
    total: moneyWords(cart.total, context.site.writing),
    buyable: cart.lines.some((line) => line.fault === null),
    checkout: cart.checkout,
  };
}

/** A line that is no longer sold has a date, but no price. */
function goneWords({ localDate }: CartLine, language: LanguageCode): Pick<LineWords, 'when' | 'amount' | 'prices'> {
  return { when: formatDate(localDate, language, 'medium'), amount: '', prices: [] };
}

function cartLine(context: Pick<LoadContext, 'site' | 'i18n' | 'visitorZone'>, line: CartLine): CartLineView {
  const { i18n, site } = context;
  const words = lineWords(context, line);
  return {
    ...words,
    ...(line.gone ? goneWords(line, site.language) : {}),
    timesHref: timesHref(context, line),
    price: line.amount,
    was: line.was === null ? null : moneyWords(line.was, site.writing),
    fault:
      line.fault === null
        ? null
        : failureWords(i18n, {
            code: line.fault,
            facts: { limit: line.fault === 'party_too_small' ? line.minParty : line.maxParty },
          }),
    // For a vertical the travelers are part of its query.
    units: (line.gift === null && line.service === null ? line.units : []).map((unit) => ({
      unitId: unit.unitId,
      title: unit.title.text,
      quantity: unit.quantity,
      each: moneyWords(unit.each, site.writing),
    })),
    maxParty: line.maxParty,
    freeUntil: line.cancellation[0]?.refundPercent === 100 ? (words.cancellation[0]?.when ?? null) : null,
  };
}
