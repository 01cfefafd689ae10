const digitZeros = [0x30, 0x660, 0x6f0, 0xe50, 0xff10];

/** Names with digits that languages write in words: "4x4" is a kind of car. */
const digitNames = /\b4x4\b/gi;

/**
 * Returns the numbers of a text in order, however its language groups and divides digits: "1,000", "1.000" and "1 000"
 * are 1000, "10:00" is 10, and "2.5" is 2 and 5.
 */
export function numbersOf(text: string): readonly string[] {
  const plain = text
    .replaceAll(digitNames, '')
    .replaceAll(/[\u0660-\u0669\u06f0-\u06f9\u0e50-\u0e59\uff10-\uff19]/g, latinDigit)
    .replaceAll(/(?<=\d)[.,'’\u00a0\u202f ](?=\d{3}(?!\d))/g, '')
    .replaceAll(/(?<=\b\d{1,2})[:.h]00(?!\d)/g, '');
  return plain.match(/\d+/g) ?? [];
}

/** Number words, months, which many languages number, and words for which some say "1" or "2". */
const english =
  /\b(?:single|tandem|both|pair|century|[ivx]{2,}|january|february|march|april|may|june|july|august|september|october|november|december|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|\w+teen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|hundred|thousand|million|half|quarter|dozen|first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|once|twice|noon|midnight|double|[a-z]+-(?:one|two|three|four|five|six|seven|eight|nine))s?\b/i;

/** Returns whether a text may say numbers in words. Of other languages than English that is not known: it may. */
export function saysNumbers(text: string, source: string): boolean {
  return source.split('-', 1)[0] !== 'en' || english.test(text);
}

function latinDigit(digit: string): string {
  const point = digit.codePointAt(0) ?? 0;
  const zero = digitZeros.findLast((one) => one <= point) ?? 0x30;
  return String(point - zero);
}
