import { msg, plural } from '@lingui/core/macro';

import { fromWire, type WireMoney } from '#src/contract/wire.ts';
import { formatMoney } from '#src/domain/site/language/formats.ts';
import { productCardView, type ProductCardView } from '#src/web/shared/cards/product-card-view.ts';
import { readTaskOf, taskWords, type TaskWords } from '#src/web/marketing/parts/task-view.ts';
import { pageFacts } from '#src/web/shared/page-head/structured.ts';
import type { LoadContext, Loaded } from '#src/web/shared/page/page-definition.ts';

export type SecretPriceView = TaskWords & {
  readonly card: ProductCardView | null;
  readonly now: string;
  /** The original price; null while there are no helpers. */
  readonly start: string | null;
  readonly each: string;
  readonly floor: string;
  readonly mayTake: boolean;
  /** "From 2 helpers on you may take the price." */
  readonly from: string;
  readonly buyWithin: string;
  readonly structured: string;
};

/** Loads a price that helpers lower, or the offer to start one (spec §2); an unknown key answers 404. */
export async function loadSecretPrice(context: LoadContext): Promise<Loaded<SecretPriceView>> {
  const { i18n, site } = context;
  const answer = await readTaskOf(context, 'secret_price');
  if (answer === null || answer.price === null) return { kind: 'missing' };
  const words = taskWords(context, answer);
  const path = `/community/secretprice/${answer.slug}`;
  const about = { name: words.offer.title.text, description: words.offer.text.text };
  const { card, start, now, floor, step, threshold, buyHours } = answer.price;
  const money = (amount: WireMoney): string => formatMoney(fromWire(amount), site.writing);
  const joined = answer.task?.joined ?? 0;
  return {
    kind: 'page',
    data: {
      ...words,
      structured: pageFacts(site, path, about),
      card: card === null ? null : productCardView(context, card),
      now: money(now),
      start: joined === 0 ? null : money(start),
      each: i18n._(msg`Each friend who helps lowers it by ${money(step)}`),
      floor: i18n._(msg`Can drop to ${money(floor)}`),
      mayTake: joined >= threshold,
      from: i18n._(
        msg`${plural(threshold, { one: 'You can buy at the current price once # person has helped.', other: 'You can buy at the current price once # people have helped.' })}`,
      ),
      buyWithin: i18n._(
        msg`${plural(buyHours, { one: 'You then have # hour to buy.', other: 'You then have # hours to buy.' })}`,
      ),
    },
    head: {
      title: `${about.name} | ${site.brand.name}`,
      description: about.description,
      path,
      ...(answer.task === null ? {} : { robots: 'noindex' as const }),
    },
  };
}
