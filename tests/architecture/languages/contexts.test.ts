import { readFileSync } from 'node:fs';

import type { CatalogType } from '@lingui/conf';
import { formatter } from '@lingui/format-po';
import { describe, expect, it } from 'vitest';

import {
  contextGaps,
  contextKey,
  contextsFor,
  contextsPath,
  contextsText,
  keysOf,
  readContexts,
  withContexts,
} from '../../../scripts/i18n/message-contexts.ts';
import { readTree } from '../read-tree.ts';

/** How many messages have no context yet. This number may only fall. */
const remaining = 0;

const contexts = readContexts();
const catalogs = await Promise.all(
  readTree(/^src\/locales\/[^/]+\/messages\.po$/, ['src']).map(async ({ path, text }) => ({
    path,
    entries: await read(text, path),
  })),
);
const english = catalogs.find(({ path }) => path.includes('/en/'))?.entries ?? {};

async function read(text: string, filename: string): Promise<CatalogType> {
  return formatter().parse(text, { locale: 'en', sourceLocale: 'en', filename });
}

describe('the contexts of messages', () => {
  it('are there for every message but the remaining ones, and for nothing else', () => {
    const { missing, unused } = contextGaps(keysOf(english), contexts);
    expect(missing.length, `without a context: ${missing.slice(0, 5).join(' · ')}`).toBeLessThanOrEqual(remaining);
    expect(unused).toEqual([]);
  });

  it('are single lines of plain English, sorted, one message a line', () => {
    for (const [key, line] of Object.entries(contexts)) {
      expect(line, key).not.toMatch(/[\n\r]|^\s|\s$/);
      expect(line.length, key).toBeLessThanOrEqual(160);
    }
    expect(readFileSync(contextsPath, 'utf8')).toBe(contextsText(contexts));
  });

  it('are in every catalog: npx meander i18n extract', () => {
    const lacking = catalogs.flatMap(({ path, entries }) =>
      Object.entries(entries)
        .map(([id, entry]) => ({ key: contextKey(entry, id), comments: entry.comments ?? [] }))
        .filter(({ key, comments }) => (contexts[key] ?? '') !== '' && !comments.includes(contexts[key] ?? ''))
        .map(({ key }) => `${path}: ${key}`),
    );
    expect(catalogs).toHaveLength(16);
    expect(lacking).toEqual([]);
  });
});

it('no code of the site reads what is for translators, so no bundle has it', () => {
  const files = /locales\/(?:contexts|terms|provenance|baseline)\.json/;
  const readers = readTree(/\.tsx?$/, ['src']).filter(({ text }) => files.test(text));
  expect(readers.map(({ path }) => path)).toEqual([]);
});

describe('what is planted', () => {
  const po = `msgctxt "train"
msgid "Return"
msgstr "Retour"

#. Button of the checkout
msgid "Pay"
msgstr "Payer"

#. js-lingui-explicit-id
msgid "signin.code"
msgstr "Code"
`;
  const own = { 'Return [train]': 'Option: a train back', Pay: 'Button of the checkout', Gone: 'Heading of a page' };

  it('contextGaps finds a message without a context and a context without a message', async () => {
    expect(contextGaps(keysOf(await read(po, 'fr.po')), own)).toEqual({ missing: ['signin.code'], unused: ['Gone'] });
    expect(contextGaps(new Set(['Pay']), { Pay: '' })).toEqual({ missing: ['Pay'], unused: [] });
  });

  it('contextsFor adds new messages and keeps the context of a message that is gone', () => {
    expect(contextsFor(new Set(['New', 'Pay']), { Pay: 'Button', Gone: 'Heading', Old: '' })).toEqual({
      New: '',
      Pay: 'Button',
      Gone: 'Heading',
    });
  });

  it('contextsText sorts by key', () => {
    expect(contextsText({ b: 'B', '2': 'two', a: 'A “a”' })).toBe('{\n  "2": "two",\n  "a": "A “a”",\n  "b": "B"\n}\n');
  });

  it('readContexts throws for what is not a text', () => {
    expect(() => readContexts('{"Pay": 1}')).toThrow('“Pay”');
    expect(() => readContexts('null')).toThrow('not an object');
  });

  it('withContexts writes each context once, before other comments, and messages stay as they were', async () => {
    const format = withContexts(formatter({ lineNumbers: false }), own);
    const info = { locale: 'fr', sourceLocale: 'en', filename: 'fr.po', existing: undefined };
    const text = await format.serialize(await read(po, 'fr.po'), info);
    expect(text).toContain('#. Option: a train back\nmsgctxt "train"\nmsgid "Return"\nmsgstr "Retour"');
    expect(text).toContain('#. Button of the checkout\nmsgid "Pay"');
    const again = await format.serialize(await format.parse(text, info), info);
    expect(again.match(/#\. Button of the checkout/g)).toHaveLength(1);
  });
});
