import { wordFaults, type FaultKind } from './message-faults.ts';
import type { WordsByTag } from './missing-words.ts';

/** Errors with which a message cannot be shown, or is shown without what it says. */
const breaking: ReadonlySet<FaultKind> = new Set(['unreadable', 'placeholders', 'elements', 'plural forms']);

/** Returns the messages that no build has: which language, which message, and what is wrong with it. */
export function brokenMessages(words: WordsByTag): readonly string[] {
  return Object.entries(words).flatMap(([tag, found]) =>
    found
      .flatMap((word) => wordFaults(tag, word, []))
      .filter(({ kind }) => breaking.has(kind))
      .map(({ kind, why, word }) => `src/locales/${tag}/messages.po: “${word.source}”: ${kind}: ${why}`),
  );
}

/** Throws when a message of a catalog is broken, with all of them by name. */
export function refuseBroken(words: WordsByTag): void {
  const broken = brokenMessages(words);
  if (broken.length > 0)
    throw new Error(`Nothing is built: ${broken.length} messages are broken.\n${broken.slice(0, 40).join('\n')}`);
}
