import type { CatalogType } from '@lingui/conf';

import { sourceHash } from '#src/domain/shared/text/provenance.ts';
import { contextKey } from '../message-contexts.ts';

/** By message: the hash of the English that its translation was made from, where this was another one. */
export type CarriedMessages = Readonly<Record<string, string>>;

/**
 * Returns the messages of a language whose English was reworded while their translation stayed: a message that is new,
 * with the translation of one that is gone. Messages that have been translated again since are left out.
 */
export function carriedMessages(before: CatalogType, after: CatalogType, known: CarriedMessages = {}): CarriedMessages {
  const [former, current] = [translationsOf(before), translationsOf(after)];
  const gone = new Map(
    [...former].filter(([key]) => !current.has(key)).map(([key, text]) => [text, known[key] ?? sourceHash([key])]),
  );
  const remaining = Object.entries(known).filter(([key]) => current.has(key) && former.get(key) === current.get(key));
  const carried = [...current].flatMap(([key, text]) => {
    const hash = former.has(key) ? undefined : gone.get(text);
    return hash === undefined ? [] : [[key, hash] as const];
  });
  return Object.fromEntries([...remaining, ...carried].toSorted(([one], [other]) => (one < other ? -1 : 1)));
}

function translationsOf(catalog: CatalogType): ReadonlyMap<string, string> {
  return new Map(
    Object.entries(catalog)
      .filter(([, { translation = '', obsolete }]) => translation !== '' && obsolete !== true)
      .map(([id, entry]) => [contextKey(entry, id), entry.translation ?? '']),
  );
}
