import { describe, expect, it } from 'vitest';

import { addSynonyms } from '#src/domain/search/text/synonyms.ts';

const title = 1;
const place = 2;
const text = 8;

describe('other names', () => {
  it('rank as the weakest word at its best', () => {
    const words = new Map([
      ['universal', title | text],
      ['studio', title],
      ['japan', place],
    ]);
    addSynonyms(words);
    expect(words.get('usj')).toBe(place);
    expect((words.get('环球') ?? 0) & title).toBe(title);
  });

  it('need all the words, and add to the existing ones', () => {
    const words = new Map([['hong', place]]);
    addSynonyms(words);
    expect(words.has('hk')).toBe(false);
    words.set('kong', place).set('hk', text);
    addSynonyms(words);
    expect(words.get('hk')).toBe(place | text);
  });

  it('are found in American and British spelling', () => {
    const words = new Map([
      ['theatre', title],
      ['center', place | text],
      ['tower', title],
    ]);
    addSynonyms(words);
    expect(words.get('theater')).toBe(title);
    expect(words.get('centre')).toBe(place | text);
    expect(words.get('theatre')).toBe(title);
  });
});
