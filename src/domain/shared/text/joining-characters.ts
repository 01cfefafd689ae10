/**
 * A joiner (ZWNJ U+200C, ZWJ U+200D) that is not between two letters or two pictures. Between them it is spelling: in
 * Persian and Sinhala names, in a family emoji. Anywhere else it is nothing but unseen.
 */
const loose =
  /(?!(?<=[\p{L}\p{M}\p{Extended_Pictographic}\p{Emoji_Modifier}])[\u200c\u200d][\p{L}\p{M}\p{Extended_Pictographic}])[\u200c\u200d]/gu;

/** A text with those joiners alone that spell something. */
export function withoutLooseJoiners(text: string): string {
  return text.replace(loose, '');
}

/**
 * Returns text that a user typed without control signs, halves of letters, signs that turn the direction and other
 * invisible ones; line ends stay, and so do joiners that spell something. `instead`: what replaces them.
 */
export function withoutUnseen(text: string, instead: '' | ' '): string {
  return withoutLooseJoiners(text).replace(/(?![\n\u200c\u200d])[\p{Cc}\p{Cf}\p{Cs}]/gu, instead);
}

/** The same on one line, with single spaces. */
export function oneLine(text: string): string {
  return withoutUnseen(text, ' ').replace(/\s+/gu, ' ').trim();
}
