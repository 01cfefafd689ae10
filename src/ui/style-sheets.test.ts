import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

const folder = fileURLToPath(new URL('.', import.meta.url));
const sheets = globSync('**/*.module.css', { cwd: folder }).filter((name) => !name.includes('picture-tones'));
const tokens = readFileSync(`${folder}tokens.css`, 'utf8');
const known = new Set([...tokens.matchAll(/(--[a-z\d-]+):/g)].map((match) => match[1]));

describe.each(sheets)('%s', (name) => {
  const css = readFileSync(`${folder}${name}`, 'utf8').replaceAll(/\/\*[\s\S]*?\*\//g, '');

  it('is in a layer', () => {
    expect(css.trimStart()).toMatch(/^@layer kit \{/);
  });

  it('names no colour of its own', () => {
    expect(css.match(/#[\da-f]{3,8}\b/gi)).toBeNull();
  });

  it('knows no left and right', () => {
    const physical =
      /(?:^|[\s;{])(?:(?:margin|padding|border|inset)-(?:left|right|top|bottom)|left|right|top|bottom|width|height|(?:min|max)-(?:width|height)|float|text-align: (?:left|right))\s*:/;
    expect(css.split('\n').filter((line) => physical.test(line))).toEqual([]);
  });

  it('uses tokens that exist', () => {
    const own = new Set([...css.matchAll(/(--[a-z\d-]+):/g)].map((match) => match[1]));
    const used = [...css.matchAll(/var\((--[a-z\d-]+)/g)].map((match) => match[1]);
    expect(used.filter((token) => !known.has(token) && !own.has(token))).toEqual([]);
  });
});

describe('the fallback fonts for Manrope', () => {
  const facesOf = (css: string, family: string): readonly string[] =>
    [...css.matchAll(/@font-face \{[^}]*\}/g)].map(([face]) => face).filter((face) => face.includes(`'${family}'`));
  const holds = (face: string, letter: string): boolean => {
    const point = letter.codePointAt(0) ?? 0;
    const ranges = [...face.matchAll(/U\+([\dA-F]+)(?:-([\dA-F]+))?/gi)];
    return ranges.some(([, from = '', to = from]) => parseInt(from, 16) <= point && point <= parseInt(to, 16));
  };
  const brand = fileURLToPath(import.meta.resolve('@fontsource-variable/manrope/wght.css'));
  const manrope = facesOf(readFileSync(brand, 'utf8'), 'Manrope Variable');
  const standIns = facesOf(readFileSync(`${folder}fonts.css`, 'utf8'), 'Manrope Fallback');

  it('cover its characters, and leave Arabic, Thai, Hebrew and Chinese to their fonts', () => {
    expect([manrope.length > 0, standIns.length]).toEqual([true, 2]);
    for (const letter of 'aß9€é–ắжѢλ₫')
      expect([letter, ...standIns.map((face) => holds(face, letter))]).toEqual([
        letter,
        ...standIns.map(() => manrope.some((face) => holds(face, letter))),
      ]);
    for (const letter of 'عﷺ٣،กใ๓א東あ한')
      expect(
        standIns.some((face) => holds(face, letter)),
        letter,
      ).toBe(false);
  });
});
