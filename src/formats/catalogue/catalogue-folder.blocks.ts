import { z } from 'zod';

import type { ItemFault } from '#src/domain/catalogue/checks/catalogue-issue.ts';
import { parsePictureKey } from '#src/domain/catalogue/media/picture.ts';
import {
  cardsOf,
  isOpenLink,
  listingsOf,
  noticeKinds,
  reasonIcons,
  visitorParts,
  type ContentBlock,
} from '#src/domain/content/blocks/content-block.ts';
import { menuWords } from '#src/domain/site/menu.ts';

/** Shapes of the blocks of content. Unknown names are refused: a misspelt one would be lost without a word. */
const oddSigns = /(?!\n)\p{Cc}|[\u202a-\u202e\u2066-\u2069]/u;
const line = z
  .string()
  .min(1, 'is empty')
  .max(400)
  .refine(
    (words) => !/\n/.test(words) && !oddSigns.test(words) && words.trim() === words,
    'one line without odd signs',
  );
const marked = z
  .string()
  .min(1, 'is empty')
  .max(20_000)
  .refine((words) => !oddSigns.test(words), 'a control sign stands in it')
  .refine((words) => !/^:::/m.test(words), 'a line may not begin with three colons');
const link = z.string().max(400).refine(isOpenLink, 'a link leads to a path of this site, or to another by https');
const picture = z.string().refine((name) => parsePictureKey(name) !== undefined, 'a scene such as harbour-dusk-12');
const title = z.exactOptional(line);

/** Text below its own title; a heading in it would be on the wrong level. */
const below = marked.refine((words) => !/^[ \t]*#{2,3} /m.test(words), 'no heading here');

const some = <Item extends z.ZodType>(item: Item, most: number) =>
  z.array(item).min(1, 'nothing stands in it').max(most, `at most ${most}`);

const shapes = [
  z.strictObject({ kind: z.literal('text'), text: marked }),
  z.strictObject({ kind: z.literal('picture'), picture, about: line, caption: z.exactOptional(line) }),
  z.strictObject({ kind: z.literal('gallery'), title, items: some(z.strictObject({ picture, about: line }), 12) }),
  z.strictObject({ kind: z.literal('quote'), by: z.exactOptional(line), text: below }),
  z.strictObject({
    kind: z.literal('facts'),
    title,
    items: some(z.strictObject({ label: line, value: line }), 30),
  }),
  z.strictObject({
    kind: z.literal('figures'),
    title,
    items: some(z.strictObject({ value: line.max(20), label: line }), 6),
  }),
  z.strictObject({ kind: z.literal('steps'), title, items: some(z.strictObject({ title: line, text: below }), 12) }),
  z.strictObject({
    kind: z.literal('columns'),
    title,
    items: some(
      z
        .strictObject({ title: line, text: below, label: z.exactOptional(line), to: z.exactOptional(link) })
        .refine((item) => (item.label === undefined) === (item.to === undefined), 'a link has a label and a way'),
      12,
    ),
  }),
  z.strictObject({
    kind: z.literal('cards'),
    title,
    of: z.enum(cardsOf, `one of ${cardsOf.join(' ')}`),
    ids: some(z.int('ids are numbers').min(1), 24),
  }),
  z.strictObject({
    kind: z.literal('listing'),
    title,
    of: z.enum(listingsOf, `one of ${listingsOf.join(' ')}`),
    most: z.exactOptional(z.int('a number').min(1, 'at least 1').max(24, 'at most 24')),
  }),
  z.strictObject({
    kind: z.literal('menu'),
    of: some(z.enum(menuWords, `of ${menuWords.join(' ')}`), menuWords.length).refine(
      (words) => new Set(words).size === words.length,
      'a line occurs twice',
    ),
  }),
  z.strictObject({
    kind: z.literal('visitor'),
    of: z.enum(visitorParts, `one of ${visitorParts.join(' ')}`),
  }),
  z.strictObject({
    kind: z.literal('reasons'),
    title,
    items: some(
      z.strictObject({ icon: z.enum(reasonIcons, `one of ${reasonIcons.join(' ')}`), title: line, text: line }),
      6,
    ),
  }),
  z.strictObject({ kind: z.literal('action'), title, label: line, to: link, text: z.exactOptional(below) }),
  z.strictObject({
    kind: z.literal('questions'),
    title,
    items: some(z.strictObject({ question: line, answer: below }), 40),
  }),
  z
    .strictObject({
      kind: z.literal('table'),
      title,
      columns: some(line, 6),
      rows: some(some(z.string().max(400), 6), 60),
    })
    .refine(
      (table) => table.rows.every((row) => row.length === table.columns.length),
      'a row has as many cells as there are columns',
    ),
  z.strictObject({ kind: z.literal('notice'), tone: z.enum(noticeKinds), title, text: below }),
] as const;

const block: z.ZodType<ContentBlock> = z.discriminatedUnion('kind', shapes);
const kinds: ReadonlySet<string> = new Set(shapes.map((shape) => shape.shape.kind.value));

/** Returns a block as it may be shown, or every issue of it at its place. */
export function checkBlock(value: unknown): ContentBlock | readonly ItemFault[] {
  const read = block.safeParse(value);
  if (read.success) return read.data;
  return read.error.issues.map((issue) => ({
    path: issue.path.map((part) => (typeof part === 'number' ? part : String(part))),
    reason: issue.code === 'unrecognized_keys' ? `unknown: ${issue.keys.join(', ')}` : issue.message,
  }));
}

const kindOnly = z.object({ kind: z.string() });

/** True for a block of a kind that this release has never heard of: a newer one has written it. */
export function isOfNewerRelease(value: unknown): boolean {
  const read = kindOnly.safeParse(value);
  return read.success && !kinds.has(read.data.kind);
}
