import type { CatalogType } from '@lingui/conf';
import { describe, expect, it } from 'vitest';

import { sourceHash, translationState } from '#src/domain/shared/text/provenance.ts';
import { carriedMessages } from '../../../scripts/i18n/provenance/carried-messages.ts';
import {
  carriedIn,
  joinCarried,
  messageProvenance,
  readMessageProvenance,
} from '../../../scripts/i18n/provenance/message-provenance.ts';
import { messageTexts, readCatalog } from '../../../scripts/i18n/texts/message-texts.ts';
import { tags } from '../../../scripts/i18n/read-words.ts';

const catalog = (said: Readonly<Record<string, string>>): CatalogType =>
  Object.fromEntries(Object.entries(said).map(([message, translation]) => [message, { message, translation }]));
const hash = (text: string): string => sourceHash([text]);

describe('carriedMessages', () => {
  const before = catalog({ 'Go well': 'Gute Reise', Pay: 'Zahlen', Old: 'Alt' });

  it('finds a translation that stayed while its English was reworded', () => {
    const after = catalog({ 'Have a good trip': 'Gute Reise', Pay: 'Zahlen', New: 'Neu', Empty: '' });
    expect(carriedMessages(before, after)).toEqual({ 'Have a good trip': hash('Go well') });
  });

  it('keeps the first English over several rewordings', () => {
    const after = catalog({ 'Safe travels': 'Gute Reise' });
    expect(carriedMessages(before, after, { 'Go well': hash('Farewell') })).toEqual({
      'Safe travels': hash('Farewell'),
    });
  });

  it('forgets a message that is translated again, or gone', () => {
    const known = { 'Go well': hash('a'), Pay: hash('b'), Old: hash('c') };
    const after = catalog({ 'Go well': 'Gute Fahrt', Pay: 'Zahlen' });
    expect(carriedMessages(before, after, known)).toEqual({ Pay: hash('b') });
  });

  it('does not take a copy of another message for a carried one', () => {
    expect(carriedMessages(before, catalog({ Pay: 'Zahlen', 'Pay now': 'Zahlen' }))).toEqual({});
  });
});

describe('the provenance of messages', () => {
  const file = {
    languages: { de: { engine: 'batch', date: '2026-11-30', read: ['Pay'] } },
    carried: { 'Have a good trip': { source: hash('Go well'), languages: 'de fr' } },
  };

  it('is that of the language, of a person where one has read it, and outdated where it was carried', () => {
    expect(translationState(messageProvenance(file, 'de', 'Pay'), ['Pay'])).toMatchObject({
      by: 'person',
      notice: null,
    });
    expect(translationState(messageProvenance(file, 'de', 'New'), ['New'])).toMatchObject({
      engine: 'batch',
      date: '2026-11-30',
      outdated: false,
    });
    const trip = 'Have a good trip';
    expect(translationState(messageProvenance(file, 'de', trip), [trip])).toMatchObject({ outdated: true });
    expect(messageProvenance(file, 'fr', trip)).toEqual({});
  });

  it('is stored once for all languages', () => {
    expect(carriedIn(file, 'fr')).toEqual({ 'Have a good trip': hash('Go well') });
    expect(carriedIn(file, 'ja')).toEqual({});
    expect(joinCarried({ de: carriedIn(file, 'de'), ja: {}, fr: carriedIn(file, 'fr') })).toEqual(file.carried);
  });

  it('that is committed has every language, and no message that is gone', async () => {
    const committed = readMessageProvenance();
    const groups = await messageTexts(committed);
    expect(Object.keys(committed.languages).toSorted()).toEqual(tags.filter((tag) => tag !== 'en').toSorted());
    const names = new Set(groups.map(({ name }) => name));
    expect(Object.keys(committed.carried).filter((key) => !names.has(key))).toEqual([]);
    expect(groups).toHaveLength(Object.keys(await readCatalog('en')).length);
    expect(new Set(groups.map(({ kind }) => kind))).toEqual(new Set(['messages', 'emails']));
  });
});
