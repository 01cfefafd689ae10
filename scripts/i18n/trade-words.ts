import { languages } from '#src/domain/site/language/languages.ts';
import { readWords, tags, type Tag } from './read-words.ts';

/** The terms of the trade as the catalogs use them: the source message, and its meaning where that is not plain. */
export const tradeWords: readonly (readonly { readonly message: string; readonly is?: string }[])[] = [
  [
    { message: 'Activities', is: 'product' },
    { message: 'Package', is: 'option' },
    { message: 'Mobile ticket', is: 'unit, ticket' },
    { message: 'Booking' },
    { message: 'Order' },
  ],
  [
    { message: 'Voucher' },
    { message: 'Holding your spots…', is: 'hold' },
    { message: 'No refund', is: 'refund' },
    { message: 'Free cancellation' },
    { message: 'Sold out' },
  ],
  [
    { message: 'Credits' },
    { message: 'Gift card' },
    { message: 'Value pack' },
    { message: 'Coupons' },
    { message: 'Deal' },
  ],
  [
    { message: 'Cart' },
    { message: 'Receipt' },
    { message: 'Travelers' },
    { message: 'Destinations' },
    { message: 'Sights' },
  ],
  [
    { message: 'Reviews' },
    { message: 'Wishlists' },
    { message: 'Meeting point' },
    { message: 'Sign in' },
    { message: 'Car rentals' },
  ],
];

/** One row for each language: its name, its tag, and its words for each term of a table. */
export async function tradeTables(): Promise<string[][][]> {
  const catalogues = new Map<Tag, ReadonlyMap<string, string>>();
  // A message without a context precedes those of the same text with one, and is the trade's.
  for (const tag of tags)
    catalogues.set(tag, new Map((await readWords(tag)).toReversed().map(({ source, text }) => [source, text])));
  return tradeWords.map((terms) => [
    ['', ...terms.map(({ message, is }) => (is === undefined ? message.toLowerCase() : is))],
    ...tags.map((tag) => [
      `${languages[tag].name} \`${tag}\``,
      ...terms.map(({ message }) => catalogues.get(tag)?.get(message) ?? ''),
    ]),
  ]);
}
