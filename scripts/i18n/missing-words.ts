import { tagsFor } from '#src/domain/catalogue/tags-for.ts';
import type { Word } from './compile.ts';
import type { UsedMessage } from './used-messages.ts';

/** The words of the catalogues, by their tags. */
export type WordsByTag = Readonly<Record<string, readonly Word[]>>;

/**
 * What a release would say in English to readers of another language, or not at all, in words: messages that the English
 * catalogue does not have, and those that neither a language nor its nearest has words for.
 */
export function missingWords(used: readonly Pick<UsedMessage, 'id' | 'text' | 'path'>[], words: WordsByTag): string[] {
  const said = new Map(
    Object.entries(words).map(([tag, found]) => [
      tag,
      new Set(found.filter(({ text }) => text !== '').map(({ id }) => id)),
    ]),
  );
  return used.flatMap(({ id, text, path }) => {
    if (said.get('en')?.has(id) !== true) return [`“${text}” of ${path} is in no catalogue: npx meander i18n extract`];
    return [...said.keys()]
      .filter((tag) => !tagsFor(tag).some((read) => said.get(read)?.has(id)))
      .map((tag) => `“${text}” has no words in ${tag}`);
  });
}
