const longest = 80;
/** Letters that do not come apart into a plain one and a mark. */
const plain: Readonly<Record<string, string>> = {
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ð: 'd',
  þ: 'th',
  ß: 'ss',
  ł: 'l',
  đ: 'd',
  ħ: 'h',
  ı: 'i',
};

/** The slug of a name in Latin letters (RU-15), at most 80 signs; null for a name that has none of them. */
export function slugOf(name: string): string | null {
  const words = name
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()
    .replace(/[æœøðþßłđħı]/g, (letter) => plain[letter] ?? '')
    .replace(/['’ʼʻ`]/g, '')
    .split(/[^a-z0-9]+/)
    .filter((word) => word !== '');
  let slug = '';
  for (const word of words) {
    const longer = slug === '' ? word.slice(0, longest) : `${slug}-${word}`;
    if (longer.length > longest) break;
    slug = longer;
  }
  return slug === '' ? null : slug;
}
