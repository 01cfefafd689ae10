import * as z from 'zod/mini';

import { destinationCard, productCard } from '#src/contract/catalogue/catalogue.schema.ts';
import { dealAnswer } from '#src/contract/marketing/deals-answers.schema.ts';
import { programView, themeView } from '#src/contract/marketing/promotion-views.schema.ts';
import { date, id, instant, named } from '#src/contract/wire.schema.ts';
import { categories } from '#src/domain/catalogue/product.ts';
import { cmsTypeNames } from '#src/domain/content/blocks/cms-types.ts';
import { noticeKinds, reasonIcons, visitorParts } from '#src/domain/content/blocks/content-block.ts';
import { menuVerticals } from '#src/domain/site/affiliate.ts';

const text = z.string();
const title = z.exactOptional(text);
const picture = z.strictObject({ picture: text, about: text });
const labelled = z.array(z.strictObject({ label: text, value: text }));

/** An item of content as a way to what it tells of. */
export const contentLink = named('ContentLink', 'An item of content as a way to what it tells of.', {
  key: text,
  lang: text,
  title: text,
  summary: text,
  picture: z.nullable(text),
  link: z.nullable(text),
});

const kind = z.literal('cards');
const cards = z.discriminatedUnion('of', [
  z.strictObject({ kind, title, of: z.literal('products'), products: z.array(productCard) }),
  z.strictObject({ kind, title, of: z.literal('destinations'), destinations: z.array(destinationCard) }),
  z.strictObject({ kind, title, of: z.literal('themes'), themes: z.array(themeView) }),
  z.strictObject({ kind, title, of: z.literal('programmes'), programmes: z.array(programView) }),
  z.strictObject({ kind, title, of: z.literal('deals'), deals: z.array(dealAnswer) }),
  z.strictObject({ kind, title, of: z.enum(['articles', 'banners']), items: z.array(contentLink) }),
]);

/** A block as it travels. */
export const contentBlock = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('text'), text }),
  z.strictObject({ kind: z.literal('picture'), picture: text, about: text, caption: z.exactOptional(text) }),
  z.strictObject({ kind: z.literal('gallery'), title, items: z.array(picture) }),
  z.strictObject({ kind: z.literal('quote'), by: z.exactOptional(text), text }),
  z.strictObject({ kind: z.literal('facts'), title, items: labelled }),
  z.strictObject({ kind: z.literal('figures'), title, items: labelled }),
  z.strictObject({ kind: z.literal('steps'), title, items: z.array(z.strictObject({ title: text, text })) }),
  z.strictObject({
    kind: z.literal('columns'),
    title,
    items: z.array(z.strictObject({ title: text, text, label: z.exactOptional(text), to: z.exactOptional(text) })),
  }),
  cards,
  z.strictObject({
    kind: z.literal('menu'),
    lines: z.array(
      z.strictObject({ vertical: z.enum(menuVerticals), category: z.nullable(z.enum(categories)), path: text }),
    ),
  }),
  z.strictObject({ kind: z.literal('visitor'), of: z.enum(visitorParts) }),
  z.strictObject({
    kind: z.literal('reasons'),
    title,
    items: z.array(z.strictObject({ icon: z.enum(reasonIcons), title: text, text })),
  }),
  z.strictObject({ kind: z.literal('action'), title, label: text, to: text, text: z.exactOptional(text) }),
  z.strictObject({
    kind: z.literal('questions'),
    title,
    items: z.array(z.strictObject({ question: text, answer: text })),
  }),
  z.strictObject({ kind: z.literal('table'), title, columns: z.array(text), rows: z.array(z.array(text)) }),
  z.strictObject({ kind: z.literal('notice'), tone: z.enum(noticeKinds), title, text }),
]);

const contentShape = {
  key: text,
  slot: text,
  lang: text,
  reviewed: z.boolean(),
  title: text,
  summary: text,
  picture: z.nullable(text),
  link: z.nullable(text),
  date: z.nullable(date),
  begins: z.nullable(instant),
  ends: z.nullable(instant),
  blocks: z.array(contentBlock),
};
const content = named(
  'Content',
  'An item of content with its blocks, in the caller’s language or in English.',
  contentShape,
);
const place = named('ContentPlace', 'What stands in a place of a page: an item of content, and of which type.', {
  type: z.enum(cmsTypeNames),
  ...contentShape,
});

export const contentAnswers = {
  content: z.strictObject({ type: text, code: id, items: z.array(content) }),
  contentPlaces: z.strictObject({ places: z.array(place) }),
} as const;
