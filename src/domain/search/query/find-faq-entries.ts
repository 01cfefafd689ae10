import { normalise } from '#src/domain/search/text/tokenise.ts';

/** Words of a question that are looked for; more of them find nothing that these do not. */
const mostWords = 12;

/** Returns the text typed into the search of the answers, as words to compare by; none where nothing was typed. */
export function answerWords(typed: string): readonly string[] {
  const words = normalise(typed.slice(0, 200)).split(/[^\p{L}\p{N}]+/u);
  return [...new Set(words.filter((word) => word !== ''))].slice(0, mostWords);
}

/** Whether a question or its answer holds every word, whatever case, accents and widths it is written in. */
export function holdsWords(texts: readonly string[], words: readonly string[]): boolean {
  const whole = normalise(texts.join(' '));
  return words.every((word) => whole.includes(word));
}
