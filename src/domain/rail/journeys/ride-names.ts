import type { Names } from '#src/domain/catalogue/destination.ts';
import { railName, type RailNames } from '#src/domain/rail/rail-name.ts';

/** A name of a feed as catalogues have theirs: with English in any case, and without readings. */
export function catalogueNames(names: RailNames): Names {
  const { default: _default, ...tagged } = names;
  const spoken = Object.entries(tagged).filter(([tag]) => !tag.endsWith('-Hrkt'));
  return { ...Object.fromEntries(spoken), en: railName(names, 'en').text };
}

/** Languages that are read from the right: an arrow there points the other way. */
const fromTheRight = new Set(['ar', 'ar-SA', 'fa', 'he', 'ur']);

/** "Tokyo → Osaka", in every language that has a specific name for either. */
export function wayNames(from: RailNames, to: RailNames): Names {
  return joined(from, to, (one, other, tag) => (fromTheRight.has(tag) ? `${one} ← ${other}` : `${one} → ${other}`));
}

/** "Gyeongbu line KTX 1": a line with what its train is called. */
export function trainNames(line: RailNames, number: string | null): Names {
  return joined(line, line, (name) => (number === null ? name : `${name} ${number}`));
}

function joined(one: RailNames, other: RailNames, join: (one: string, other: string, tag: string) => string): Names {
  const tags = new Set([...Object.keys(catalogueNames(one)), ...Object.keys(catalogueNames(other))]);
  const text = (tag: string): string => join(railName(one, tag).text, railName(other, tag).text, tag);
  return { ...Object.fromEntries([...tags].map((tag) => [tag, text(tag)])), en: text('en') };
}
