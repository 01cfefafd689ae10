import { msg } from '@lingui/core/macro';

import { giftCardCalls } from '#src/contract/marketing/gifts/gift-cards.calls.ts';
import { accountFormsPath } from '#src/contract/site/form-paths.ts';
import { fromWire, type WireMoney } from '#src/contract/wire.ts';
import { toMajor } from '#src/domain/shared/money/money.ts';
import { formatMoney } from '#src/domain/site/language/formats.ts';
import { href } from '#src/web/shared/page/href.ts';
import type { PlainForms } from '#src/web/shared/forms/account-form.load.ts';
import { structuredText } from '#src/web/shared/page-head/structured.ts';
import type { LoadContext, Loaded } from '#src/web/shared/page/page-definition.ts';

export type GiftCardsView = {
  readonly amounts: readonly { readonly minor: number; readonly text: string }[];
  readonly currency: WireMoney['currency'];
  /** Between what one may choose freely, in words and as it is typed. */
  readonly least: string;
  readonly most: string;
  readonly example: string;
  readonly designs: readonly { readonly design: string; readonly picture: string; readonly text: string }[];
  readonly structured: string;
  readonly forms: PlainForms;
};

/** Buying a gift card (RU-14): amounts in the visitor's currency, pictures, and the words around them. */
export async function loadGiftCards({ api, i18n, site, typed }: LoadContext): Promise<Loaded<GiftCardsView>> {
  const answer = await api.call(giftCardCalls.giftChoices, {});
  if (!answer.ok) throw new Error(`gift cards: ${answer.error.code}`);
  const { amounts, least, most, designs } = answer.value;
  const words = {
    harbour: i18n._(msg`Harbor at dusk`),
    balloons: i18n._(msg`Balloons at dawn`),
    pagoda: i18n._(msg`Pagoda in the morning`),
    bay: i18n._(msg`Sunny bay`),
  };
  const title = i18n._(msg`Gift cards`);
  const path = '/gift-cards';
  const trail = [{ text: i18n._(msg`Home`), href: href(site, 'home') }, { text: title }];
  const money = (amount: WireMoney): string => formatMoney(fromWire(amount), site.writing);
  return {
    kind: 'page',
    data: {
      amounts: amounts.map((amount) => ({ minor: amount.minor, text: money(amount) })),
      currency: least.currency,
      least: money(least),
      most: money(most),
      example: toMajor(fromWire(least)).replace(/\.0+$/, ''),
      designs: designs.map(({ design, picture }) => ({ design, picture, text: words[design] })),
      // The page is cached for all visitors, except when it shows the typed values of a submitted form.
      forms: { action: accountFormsPath, key: '', done: false, refused: null, typed: typed ?? null },
      structured: structuredText(site, path, trail, [
        {
          '@type': 'Product',
          name: title,
          image: designs.map(({ picture }) => `${site.origin}/pictures/${picture}/og.jpg`),
          offers: {
            '@type': 'AggregateOffer',
            lowPrice: toMajor(fromWire(least)),
            highPrice: toMajor(fromWire(most)),
            priceCurrency: least.currency,
          },
        },
      ]),
    },
    head: {
      title: `${title} | ${site.brand.name}`,
      description: i18n._(
        msg`Give the gift of travel: choose an amount and a picture, and we’ll send the card on the day you pick.`,
      ),
      path,
      image: `/pictures/${designs[0]?.picture ?? ''}/og.jpg`,
    },
  };
}
