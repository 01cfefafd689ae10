import * as z from 'zod/mini';

import { destinationCard, productCard } from '#src/contract/endpoints/catalogue-answers.schema.ts';
import { themeView } from '#src/contract/endpoints/promotion-views.schema.ts';
import { date, id, instant, named } from '#src/contract/wire.schema.ts';
import { cardsOf, noticeKinds } from '#src/domain/content/content-block.ts';

const text = z.string();
const title = z.exactOptional(text);
const picture = z.strictObject({ picture: text, about: text });
const labelled = z.array(z.strictObject({ label: text, value: text }));

const block = z.discriminatedUnion('kind', [
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
  z.strictObject({
    kind: z.literal('cards'),
    title,
    of: z.enum(cardsOf),
    products: z.array(productCard),
    destinations: z.array(destinationCard),
    themes: z.array(themeView),
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

const content = named('Content', 'An item of content with its blocks, in the caller’s language or in English.', {
  key: text,
  slot: text,
  lang: text,
  title: text,
  summary: text,
  picture: z.nullable(text),
  link: z.nullable(text),
  date: z.nullable(date),
  begins: z.nullable(instant),
  ends: z.nullable(instant),
  blocks: z.array(block),
});

export const contentAnswers = {
  content: z.strictObject({ type: text, code: id, items: z.array(content) }),
} as const;
