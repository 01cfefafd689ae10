import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

const folder = fileURLToPath(new URL('.', import.meta.url));
const sheets = globSync('**/*.module.css', { cwd: folder }).filter((name) => !name.includes('picture-tones'));
const tokens = readFileSync(`${folder}tokens.css`, 'utf8');
const known = new Set([...tokens.matchAll(/(--[a-z\d-]+):/g)].map((match) => match[1]));

describe.each(sheets)('%s', (name) => {
  const css = readFileSync(`${folder}${name}`, 'utf8').replaceAll(/\/\*[\s\S]*?\*\//g, '');

  it('lies in a layer', () => {
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
