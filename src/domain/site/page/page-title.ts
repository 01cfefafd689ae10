/** A letter of Latin writing at either side makes another word of it; other writings know no gaps. */
const letter = /[\p{Script=Latin}\p{Nd}]/u;

/** The title of a page, which ends with the brand unless it is already named: the brand never appears twice. */
export function pageTitle(title: string, brand: string): string {
  const end = ` | ${brand}`;
  if (!title.endsWith(end)) return title;
  const words = title.slice(0, -end.length);
  return names(words, brand) ? words : title;
}

function names(words: string, brand: string): boolean {
  const at = words.indexOf(brand);
  if (at === -1) return false;
  const rest = words.slice(at + brand.length);
  const isWord = !letter.test(words[at - 1] ?? '') && !letter.test(rest[0] ?? '');
  return isWord || names(rest, brand);
}
