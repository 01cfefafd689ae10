import { readPackTickets, type PackTicketsView } from '#src/actions/orders/read-pack-tickets.ts';
import { readValuePack, type SoldPackView } from '#src/actions/marketing/programmes/read-value-pack.ts';
import { productCard } from '#src/api/catalogue/cards.ts';
import { route, type Route } from '#src/api/route.ts';
import {
  valuePackEndpoints,
  type PackTicketsAnswer,
  type ValuePackAnswer,
} from '#src/contract/marketing/value-packs.ts';
import { toWire } from '#src/contract/wire.ts';
import { nameIn } from '#src/domain/catalogue/destination.ts';
import { titleIn } from '#src/domain/catalogue/titled.ts';
import { pictureKey } from '#src/domain/catalogue/media/picture.ts';
import { ok } from '#src/domain/failure.ts';
import type { LanguageCode } from '#src/domain/site/language/languages.ts';

/** Value packs (spec §2). */
export const valuePackRoutes: readonly Route[] = [
  route(valuePackEndpoints.valuePack, async (deps, { caller, input }) => {
    const found = await readValuePack(deps, caller, input.id);
    return found.ok ? ok(packAnswer(found.value, caller.language)) : found;
  }),
  route(valuePackEndpoints.packTickets, async (deps, { caller, input }) => {
    const found = await readPackTickets(deps, caller, input.reference);
    return found.ok ? ok(ticketsAnswer(found.value, caller.language)) : found;
  }),
];

function packAnswer({ pack, items, destination, each, alone }: SoldPackView, language: LanguageCode): ValuePackAnswer {
  return {
    id: pack.id,
    slug: pack.slug,
    title: nameIn(pack.titles, language),
    text: nameIn(pack.texts, language),
    destination: { id: destination.id, slug: destination.slug, name: nameIn(destination.names, language) },
    items: items.map(({ card, option, quantity }) => ({
      card: productCard(card, language),
      optionTitle: titleIn(option, language),
      tickets: quantity,
    })),
    each: toWire(each),
    alone: toWire(alone),
    percentOff: pack.percentOff,
    validDays: pack.validDays,
    mostTravellers: pack.mostTravellers,
  };
}

function ticketsAnswer({ items, ...pack }: PackTicketsView, language: LanguageCode): PackTicketsAnswer {
  return {
    ...pack,
    items: items.map(({ has, product, option, nextDate }) => ({
      position: has.position,
      productId: product.id,
      slug: product.slug,
      title: nameIn(product.titles, language),
      picture: pictureKey(product.picture),
      optionId: option.id,
      optionTitle: titleIn(option, language),
      tickets: has.tickets,
      left: has.left,
      nextDate,
    })),
  };
}
