/**
 * Signs that are not seen, or turn the direction of what follows; those that join letters and emoji are none of them.
 */
const unseen =
  /[\p{Cc}\u00ad\u061c\u115f\u1160\u180e\u200b\u200e\u200f\u2028-\u202e\u2060-\u206f\u3164\ufeff\ufff9-\ufffb]/gu;

/** Letters that are written from right to left. */
const fromTheRight = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/;

/**
 * Returns text that a user typed, for use within one of our sentences: without invisible signs, and where its direction
 * may differ from the sentence's, between marks that prevent it from turning the words around it (Unicode's isolates).
 */
export function isolated(text: string, dir: 'ltr' | 'rtl'): string {
  const visible = text.replace(unseen, ' ').replace(/ {2,}/g, ' ').trim();
  return dir === 'ltr' && !fromTheRight.test(visible) ? visible : `\u2068${visible}\u2069`;
}

/**
 * A telephone number or an e-mail address, for use within one of our sentences: its plus sign stays in front where one
 * reads from the right.
 */
export function leftToRight(text: string, dir: 'ltr' | 'rtl'): string {
  return dir === 'ltr' ? text : `\u2066${text}\u2069`;
}

const graphemes = new Intl.Segmenter(undefined, { granularity: 'grapheme' });

/** The first `most` letters as a reader counts them: a family emoji, a Thai vowel and its mark are never divided. */
export function shortened(text: string, most: number): string {
  if (text.length <= most) return text;
  let end = 0;
  let count = 0;
  for (const { segment } of graphemes.segment(text)) {
    if (count === most) break;
    count += 1;
    end += segment.length;
  }
  return text.slice(0, end);
}
