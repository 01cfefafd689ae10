import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { DevUiScreen } from './dev-ui.screen.tsx';

const here = fileURLToPath(new URL('.', import.meta.url));
const kit = fileURLToPath(new URL('../../../ui/', import.meta.url));

describe.each(['ltr', 'rtl'] as const)('the gallery, %s', (dir) => {
  const markup = renderToStaticMarkup(
    <DevUiScreen
      dir={dir}
      toggleHref="?dir=other"
      themes={[{ text: 'agoda', href: '?theme=agoda', selected: true }]}
    />,
  );

  it('writes no style attribute and no script', () => {
    expect(markup).not.toMatch(/\sstyle=/);
    expect(markup).not.toContain('<script');
  });

  it('gives every id once', () => {
    const ids = [...markup.matchAll(/\sid="([^"]+)"/g)].map((match) => match[1]);
    expect(ids.filter((id, place) => ids.indexOf(id) !== place)).toEqual([]);
  });

  it('gives every picture its size and its text', () => {
    const pictures = markup.match(/<img [^>]*>/g) ?? [];
    expect(pictures.length).toBeGreaterThan(10);
    expect(
      pictures.filter(
        (picture) => !/alt="[^"]/.test(picture) || !/width="\d+"/.test(picture) || !/height="\d+"/.test(picture),
      ),
    ).toEqual([]);
  });

  it('gives every button a name', () => {
    const buttons = markup.match(/<button [\s\S]*?<\/button>/g) ?? [];
    expect(buttons.length).toBeGreaterThan(30);
    const nameless = buttons.filter(
      (button) => !button.includes('aria-label=') && button.replaceAll(/<[^>]*>/g, '').trim() === '',
    );
    expect(nameless).toEqual([]);
  });

  it('labels every field', () => {
    const fields = [...markup.matchAll(/<(?:input|select|textarea) [^>]*>/g)].map((match) => match[0]);
    const unlabelled = fields.filter((field) => {
      const id = /\sid="([^"]+)"/.exec(field)?.[1];
      return (
        !/type="(?:radio|hidden)"/.test(field) &&
        !field.includes('aria-label=') &&
        !(id !== undefined && markup.includes(`for="${id}"`))
      );
    });
    expect(unlabelled).toEqual([]);
  });
});

it('shows every file of the kit', () => {
  const sources = globSync('*.tsx', { cwd: here }).map((name) => readFileSync(`${here}${name}`, 'utf8'));
  const parts = globSync('**/*.tsx', { cwd: kit }).filter((name) => !name.includes('.test.'));
  const inKit = parts.map((name) => readFileSync(`${kit}${name}`, 'utf8'));
  expect(
    parts.filter((name) => ![...sources, ...inKit].some((source) => source.includes(`${name.split('/').at(-1)}'`))),
  ).toEqual([]);
});
