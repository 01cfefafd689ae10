const ones = 'one two three four five six seven eight nine'.split(' ');
const teens = 'ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(' ');
const tens = 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ');
const powers: Readonly<Record<string, number>> = { hundred: 100, thousand: 1000, million: 1e6 };

const small = `(?:(?:${tens.join('|')})(?:-(?:${ones.join('|')}))?|${[...teens, ...ones].join('|')})`;
const power = `(?:${Object.keys(powers).join('|')})`;
const capital = (pattern: string): string =>
  pattern.replace(/(?<![a-z])[a-z]/g, (letter) => `[${letter}${letter.toUpperCase()}]`);

/**
 * The source of a pattern for a number in figures or words: "1,500", "1.2", "5.7 million", "forty-three", "a hundred
 * and fifty", "three and a half".
 */
export const numberPattern =
  `(?:\\d{1,3}(?:,\\d{3})+(?:\\.\\d+)?|\\d+(?:\\.\\d+)?)(?: million)?` +
  `|${capital(`(?:${small}|a(?= ${power}))`)}(?: and a half)?(?:(?: ${power})+(?: and ${small}(?: ${power})?)?)?`;

/**
 * Reads a number that fits the pattern: its value and the place of its last figure that counts, 10 for "330" and 0.1 for
 * "5.7"; null for what is no number.
 */
export function numberOf(text: string): { readonly value: number; readonly step: number } | null {
  const figures = /^(\d[\d,]*(?:\.\d+)?)( million)?$/.exec(text);
  const value = figures === null ? valueOfWords(text) : Number((figures[1] ?? '').replaceAll(',', ''));
  if (value === null || !Number.isFinite(value)) return null;
  const whole = figures?.[2] === undefined ? value : value * 1e6;
  const part = /\.(\d+)/.exec(text)?.[1];
  if (part !== undefined) return { value: whole, step: 10 ** -part.length * (figures?.[2] === undefined ? 1 : 1e6) };
  return { value: whole, step: whole % 1 === 0 ? lastPlace(whole) : 0.5 };
}

function lastPlace(value: number): number {
  let place = 1;
  while (value !== 0 && value % (place * 10) === 0) place *= 10;
  return place;
}

function valueOfWords(text: string): number | null {
  let total = 0;
  let part = 0;
  for (const word of text
    .toLowerCase()
    .replace('and a half', 'half')
    .split(/ and | |-/)) {
    const times = powers[word];
    if (word === 'half') part += 0.5;
    else if (times === undefined) {
      const value = valueOf(word);
      if (value === null) return null;
      part += value;
    } else {
      part = Math.max(part, 1) * times;
      if (times >= 1000) {
        total += part;
        part = 0;
      }
    }
  }
  return total + part;
}

function valueOf(word: string): number | null {
  if (word === 'a') return 1;
  const tables = [ones.indexOf(word) + 1, teens.indexOf(word) + 10, (tens.indexOf(word) + 2) * 10] as const;
  if (ones.includes(word)) return tables[0];
  if (teens.includes(word)) return tables[1];
  return tens.includes(word) ? tables[2] : null;
}
