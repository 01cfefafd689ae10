import { hanForms } from '#src/domain/search/spelling/han-forms.data.ts';
import { jyutpingSigns } from '#src/domain/search/spelling/jyutping.data.ts';
import { pinyinSigns } from '#src/domain/search/spelling/pinyin.data.ts';

const simplifiedOf = new Map(
  Array.from({ length: hanForms.length / 2 }, (_, at) => [hanForms[at * 2] ?? '', hanForms[at * 2 + 1] ?? ''] as const),
);

/** Returns text with traditional Chinese and Japanese forms of a sign as the simplified one. */
export function foldHan(text: string): string {
  return text.replace(/\p{Script=Han}/gu, (sign) => simplifiedOf.get(sign) ?? sign);
}

type Readings = ReadonlyMap<string, string>;

/** Readings that names of places have and the signs otherwise do not. */
const ofPlaces: Readonly<Record<string, string>> = { xia: '厦', lu: '六', bo: '百', yan: '铅', kan: '槛' };

const pinyin = readingsOf(pinyinSigns, ofPlaces);
const jyutping = readingsOf(jyutpingSigns, {});

function readingsOf(lines: string, more: Readonly<Record<string, string>>): Readings {
  const readings = new Map(
    lines
      .trim()
      .split('\n')
      .map((line) => {
        const [syllable = '', signs = ''] = line.split(' ');
        return [syllable, signs + (more[syllable] ?? '')] as const;
      }),
  );
  // Who has no ü types u or v, and text without marks has u.
  for (const [syllable, signs] of readings)
    if (/^[ln]v/u.test(syllable)) {
      const bare = syllable.replace('v', 'u');
      readings.set(bare, (readings.get(bare) ?? '') + signs);
    }
  return readings;
}

/** Signs that a word may be written with, one set for each syllable. */
export type SignSets = readonly ReadonlySet<string>[];

const longestSyllable = 6;
const mostDivisions = 3;

/**
 * Returns the ways to read a Latin word as the syllables of a Chinese name, in Pinyin and Jyutping without tones; the last
 * syllable may be unfinished. A single syllable stands for too many signs and is none.
 */
export function signsOf(latin: string, unfinished: boolean): readonly SignSets[] {
  return [pinyin, jyutping].flatMap((readings) =>
    divisions(latin, { readings, unfinished })
      .filter((syllables) => syllables.length > 1)
      .slice(0, mostDivisions)
      .map((syllables) =>
        syllables.map((syllable, at) => signSet(readings, syllable, unfinished && at === syllables.length - 1)),
      ),
  );
}

function divisions(
  latin: string,
  how: { readonly readings: Readings; readonly unfinished: boolean },
): readonly (readonly string[])[] {
  if (latin === '') return [[]];
  const found: (readonly string[])[] = [];
  for (let length = Math.min(longestSyllable, latin.length); length > 0 && found.length < mostDivisions; length -= 1) {
    const syllable = latin.slice(0, length);
    const rest = latin.slice(length);
    const isWhole = how.readings.has(syllable);
    if (!isWhole && !(rest === '' && how.unfinished && beginsAny(how.readings, syllable))) continue;
    for (const more of divisions(rest, how)) found.push([syllable, ...more]);
  }
  return found;
}

function beginsAny(readings: Readings, start: string): boolean {
  return readings.keys().some((syllable) => syllable.startsWith(start));
}

function signSet(readings: Readings, syllable: string, unfinished: boolean): ReadonlySet<string> {
  const all = unfinished
    ? readings
        .entries()
        .flatMap(([one, signs]) => (one.startsWith(syllable) ? [signs] : []))
        .toArray()
    : [readings.get(syllable) ?? ''];
  return new Set(all.flatMap((signs) => Array.from(signs)));
}
