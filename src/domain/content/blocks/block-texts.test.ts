import { describe, expect, it } from 'vitest';

import type { ContentBlock } from '#src/domain/content/blocks/content-block.ts';
import { withBlockTexts } from '#src/domain/content/blocks/block-texts.ts';
import { englishText } from '#src/domain/shared/english/english-text.ts';

const title = 'Grey';
const blocks: readonly ContentBlock[] = [
  { kind: 'text', text: 'grey [grey](/grey/)' },
  { kind: 'picture', picture: 'grey-day-1', about: 'grey', caption: 'grey' },
  { kind: 'picture', picture: 'grey-day-1', about: 'grey' },
  { kind: 'gallery', title, items: [{ picture: 'grey-day-2', about: 'grey' }] },
  { kind: 'quote', by: 'grey', text: 'grey' },
  { kind: 'facts', title, items: [{ label: 'grey', value: 'grey' }] },
  { kind: 'figures', items: [{ label: 'grey', value: '12' }] },
  { kind: 'steps', title, items: [{ title: 'grey', text: 'grey' }] },
  {
    kind: 'columns',
    items: [
      { title: 'grey', text: 'grey', label: 'grey', to: '/grey/' },
      { title: 'grey', text: '' },
    ],
  },
  { kind: 'cards', title, of: 'products', ids: [1] },
  { kind: 'listing', title, of: 'programmes', most: 6 },
  { kind: 'menu', of: [] },
  { kind: 'visitor', of: 'near' },
  { kind: 'reasons', items: [{ icon: 'heart', title: 'grey', text: 'grey' }] },
  { kind: 'action', title, label: 'grey', to: '/grey/', text: 'grey' },
  { kind: 'action', label: 'grey', to: '/grey/' },
  { kind: 'questions', items: [{ question: 'grey', answer: 'grey' }] },
  { kind: 'table', title, columns: ['grey'], rows: [['grey', '1']] },
  { kind: 'notice', tone: 'info', title, text: 'grey' },
];

describe('withBlockTexts', () => {
  it.each(blocks)('spells what is read of a block of kind $kind, and no address, picture, code or name', (block) => {
    const asWritten = JSON.stringify(block);
    const expected = asWritten
      .replaceAll(/(?<=")[Gg]rey(?=")/g, (word) => (word === 'Grey' ? 'Gray' : 'gray'))
      .replace('"by":"gray"', '"by":"grey"')
      .replace('grey [grey]', 'gray [gray]');
    expect(JSON.parse(JSON.stringify(withBlockTexts(block, (text) => englishText(text, 'en-US'))))).toEqual(
      JSON.parse(expected),
    );
    expect(withBlockTexts(block, (text) => englishText(text, 'en-GB'))).toEqual(block);
    expect(withBlockTexts(block, (text) => englishText(text, 'ja'))).toEqual(block);
  });
});
