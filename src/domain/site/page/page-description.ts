/** Search engines show about half of it; more than this is for the page itself. */
const usual = 300;

const letters = new Intl.Segmenter(undefined, { granularity: 'grapheme' });

/** The end of a sentence, with the quotes and brackets that close it; a dot within a number or a name ends nothing. */
const sentenceEnd = /[.!?؟…]["”’»)]*(?=\s|$)|[。！？]["”’」』）]*/gu;

/** Full-width signs bring their own room. */
const gap = /([。！？][”’」』）]*) /gu;

/**
 * Returns the description of a page for search engines and shared links: as many whole sentences of its text as fit
 * into so many letters, at least one; a first sentence that is too long by itself ends at a word, with an ellipsis.
 */
export function pageDescription(text: string, most = usual): string {
  const whole = text.trim().replaceAll(/\s+/g, ' ').replaceAll(gap, '$1');
  let description = '';
  for (const part of sentencesOf(whole)) {
    if (description.length + part.length > most) break;
    description += part;
  }
  return description === '' ? cutAtWord(whole, most) : description.trim();
}

function* sentencesOf(text: string): Generator<string> {
  let start = 0;
  for (const { 0: mark, index } of text.matchAll(sentenceEnd)) {
    // A mark with nothing before it ends nothing.
    if (index === start) continue;
    yield text.slice(start, index + mark.length);
    start = index + mark.length;
  }
  if (start < text.length) yield text.slice(start);
}

function cutAtWord(text: string, most: number): string {
  const start = Array.from(letters.segment(text), ({ segment }) => segment)
    .slice(0, most - 1)
    .join('');
  if (start.length === text.length) return text;
  const space = start.lastIndexOf(' ');
  return `${(space > most / 2 ? start.slice(0, space) : start).trimEnd()}…`;
}
