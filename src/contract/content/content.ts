import * as z from 'zod/mini';

import type { OutputOf } from '#src/contract/call.ts';
import { destinationCard, idText, productCard } from '#src/contract/catalogue/catalogue.schema.ts';
import { defineEndpoint } from '#src/contract/endpoint.ts';
import type { Inferred } from '#src/contract/inferred.ts';
import { dealAnswer } from '#src/contract/marketing/deals.ts';
import { programView, themeView } from '#src/contract/marketing/promotion-views.ts';
import { yesOrNo } from '#src/contract/search/search.schema.ts';
import { date, id, instant, named, translation } from '#src/contract/wire.schema.ts';
import { categories } from '#src/domain/catalogue/product.ts';
import { cmsPlatforms, cmsTypeNames } from '#src/domain/content/blocks/cms-types.ts';
import { noticeKinds, reasonIcons, visitorParts } from '#src/domain/content/blocks/content-block.ts';
import { pagesWithPlaces } from '#src/domain/content/slots-around.ts';
import { menuVerticals } from '#src/domain/site/affiliate.ts';

const text = z.string();
const marked = text.check(z.describe('Marked-up text: headings, lists, strong text and links.'));
const title = z.exactOptional(text);
const scene = text.check(z.describe('The name of an illustration: “harbour-dusk-12”.'));
const about = text.check(z.describe('The alternative text.'));
const to = text.check(z.describe('A path on this site without the language prefix, or an https URL.'));
const labelled = z.array(z.strictObject({ label: text, value: text }));

const itemShape = {
  lang: text.check(z.describe('The language of the texts (BCP 47); may be a fallback.')),
  title: text,
  summary: text,
  picture: z.nullable(text).check(z.describe('The name of an illustration: “harbour-dusk-12”.')),
  link: z.nullable(text).check(z.describe('A path on this site without the language prefix, or an https URL.')),
} as const;

export const contentLink = named('ContentLink', 'A content item as a link to its subject.', {
  key: text,
  ...itemShape,
});

const kind = z.literal('cards');
/** Chosen by an editor or by a rule; never empty. */
const cards = z.discriminatedUnion('of', [
  z.strictObject({ kind, title, of: z.literal('products'), products: z.array(productCard) }),
  z.strictObject({ kind, title, of: z.literal('destinations'), destinations: z.array(destinationCard) }),
  z.strictObject({ kind, title, of: z.literal('themes'), themes: z.array(themeView) }),
  z.strictObject({ kind, title, of: z.literal('programmes'), programmes: z.array(programView) }),
  z.strictObject({ kind, title, of: z.literal('deals'), deals: z.array(dealAnswer) }),
  z.strictObject({ kind, title, of: z.enum(['articles', 'banners']), items: z.array(contentLink) }),
]);

const menuLine = z.strictObject({
  vertical: z.enum(menuVerticals),
  category: z.nullable(z.enum(categories)),
  path: text.check(z.describe('A path in the caller’s language.')),
});

/** A block as it is written; cards, listings and menus are filled with what is on sale. */
export const contentBlock = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('text'), text: marked }),
  z.strictObject({ kind: z.literal('picture'), picture: scene, about, caption: z.exactOptional(text) }),
  z.strictObject({
    kind: z.literal('gallery'),
    title,
    items: z.array(z.strictObject({ picture: scene, about })),
  }),
  z.strictObject({ kind: z.literal('quote'), by: z.exactOptional(text), text }),
  z.strictObject({ kind: z.literal('facts'), title, items: labelled }),
  z.strictObject({
    kind: z.literal('figures').check(z.describe('Large figures with labels.')),
    title,
    items: labelled,
  }),
  z.strictObject({
    kind: z.literal('steps').check(z.describe('Steps in order.')),
    title,
    items: z.array(z.strictObject({ title: text, text })),
  }),
  z.strictObject({
    kind: z.literal('columns').check(z.describe('Columns side by side.')),
    title,
    items: z.array(z.strictObject({ title: text, text, label: z.exactOptional(text), to: z.exactOptional(to) })),
  }),
  cards,
  z.strictObject({ kind: z.literal('menu'), lines: z.array(menuLine) }),
  z.strictObject({
    kind: z.literal('visitor').check(z.describe('Visitor-specific content, filled in by the browser.')),
    of: z.enum(visitorParts),
  }),
  z.strictObject({
    kind: z.literal('reasons'),
    title,
    items: z.array(z.strictObject({ icon: z.enum(reasonIcons), title: text, text })),
  }),
  z.strictObject({ kind: z.literal('action'), title, label: text, to, text: z.exactOptional(text) }),
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
  slot: text.check(z.describe('The slot of the page that the item fills.')),
  lang: itemShape.lang,
  reviewed: z
    .boolean()
    .check(z.describe('Whether a person has read the translation; true for originals. See also `translation`.')),
  translation,
  title: text,
  summary: text,
  picture: itemShape.picture,
  link: itemShape.link,
  date: z.nullable(date).check(z.describe('The date of the item’s subject, YYYY-MM-DD.')),
  begins: z.nullable(instant).check(z.describe('The start of publication (UTC, inclusive); null for no limit.')),
  ends: z.nullable(instant).check(z.describe('The end of publication (UTC); null for no limit.')),
  blocks: z.array(contentBlock),
} as const;
const content = named(
  'Content',
  'A content item with its blocks, in the caller’s language or in English.',
  contentShape,
);
const place = named('ContentPlace', 'The content item in a slot of a page, with its type.', {
  type: z.enum(cmsTypeNames),
  ...contentShape,
});

/** A sum of the platform bits of spec §3. */
export const platformSum = z
  .pipe(
    z.pipe(
      z.string().check(z.regex(/^\d{1,2}$/)),
      z.transform((digits) => Number(digits)),
    ),
    z.int().check(z.minimum(1), z.maximum(cmsPlatforms.ALL)),
  )
  .check(z.describe('The sum of platform bits: ANDROID 1, IOS 2, MOBILE 4, WEB 8; the caller’s device when absent.'));

const contentInput = z.object({
  type: z.string().check(z.regex(/^[A-Za-z0-9_-]{1,64}$/), z.describe('The name or numeric code of a content type.')),
  slot: z.exactOptional(
    z.string().check(z.regex(/^[a-z0-9-]{1,80}$/), z.describe('A slot; returns only the item that fills it, if any.')),
  ),
  brief: z.exactOptional(yesOrNo.check(z.describe('Whether to omit blocks, for lists that link to the items.'))),
  platforms: z.exactOptional(platformSum),
});

const contentOutput = z.strictObject({
  type: text,
  code: id.check(z.describe('The numeric code of the type.')),
  items: z.array(content).check(z.describe('The items by priority, highest first.')),
});

const placesInput = z.object({
  page: z.enum(pagesWithPlaces).check(z.describe('A page with editorial slots.')),
  id: z.exactOptional(idText.check(z.describe('The id of the destination, theme or activity of the page.'))),
  kind: z.exactOptional(z.enum(categories).check(z.describe('The category of the activity.'))),
});

/** Content that is changed without a deploy (spec §3 "CMS content types"; RU-17, RU-19, RU-23). */
export const contentEndpoints = {
  content: defineEndpoint({
    method: 'GET',
    path: '/v1/usrcsrv/content/:type(key)',
    summary: 'Returns the published content of a type; with a slot, the item that fills it.',
    example: { type: 'general', slot: 'about' },
    auth: 'everyone',
    input: contentInput,
    output: contentOutput,
  }),
  contentPlaces: defineEndpoint({
    method: 'GET',
    path: '/v1/usrcsrv/content_places/:page(key)',
    summary: 'Returns the editorial content for a destination, theme, activity or search page.',
    example: { page: 'city', id: '2' },
    auth: 'everyone',
    input: placesInput,
    output: z.strictObject({ places: z.array(place) }),
  }),
} as const;

export type ContentAnswer = OutputOf<typeof contentEndpoints.content>;
export type WireContent = ContentAnswer['items'][number];
export type WireBlock = Inferred<typeof contentBlock>;
export type WireCards = Inferred<typeof cards>;
export type WireLine = Inferred<typeof menuLine>;
export type WireLink = Inferred<typeof contentLink>;
