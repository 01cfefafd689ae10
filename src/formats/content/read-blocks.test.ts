import { describe, expect, it } from 'vitest';

import { lineOfFault, readBlocks } from '#src/formats/content/read-blocks.ts';

const valuesOf = (...lines: readonly string[]): readonly unknown[] => {
  const { blocks, faults } = readBlocks(lines.join('\n'), 10);
  expect(faults).toEqual([]);
  return blocks.map(({ value }) => value);
};
const faultsOf = (...lines: readonly string[]): readonly string[] =>
  readBlocks(lines.join('\n'), 10).faults.map(({ line, reason }) => `${line} ${reason}`);

describe('readBlocks', () => {
  it('returns marked text and the blocks between fences in their order, each with its line', () => {
    const { blocks, faults } = readBlocks('\n# Before\n\n::: visitor\nof: near\n:::\n\n\nAfter\n', 10);
    expect(faults).toEqual([]);
    expect(blocks.map(({ value, line }) => ({ ...value, line }))).toEqual([
      { kind: 'text', text: '# Before', line: 11 },
      { kind: 'visitor', of: 'near', line: 13 },
      { kind: 'text', text: 'After', line: 18 },
    ]);
    expect(readBlocks(' \n\n', 10)).toEqual({ blocks: [], faults: [] });
  });

  it('returns facts by their forms: lines, numbers, words and cells', () => {
    expect(
      valuesOf(
        '::: cards',
        'title: For you: both',
        'of: products',
        'ids: 3, 1  2',
        ':::',
        '::: listing',
        'of: top',
        'most: 4',
        ':::',
        '::: menu',
        'of: deals, hotels rails',
        ':::',
        '::: table',
        'columns: City | From \\| to',
        '- Rome | 10 \\| 20',
        '- Paris |',
        ':::',
      ),
    ).toEqual([
      { kind: 'cards', title: 'For you: both', of: 'products', ids: [3, 1, 2] },
      { kind: 'listing', of: 'top', most: 4 },
      { kind: 'menu', of: ['deals', 'hotels', 'rails'] },
      {
        kind: 'table',
        columns: ['City', 'From | to'],
        rows: [
          ['Rome', '10 | 20'],
          ['Paris', ''],
        ],
      },
    ]);
  });

  it('returns items with their named cells and the text that is indented below them', () => {
    expect(
      valuesOf(
        '::: columns',
        'title: Plan',
        '',
        '- First | Go | /a/',
        '  One line.',
        '',
        '  - A list.',
        '- Second',
        ':::',
        '::: questions',
        '- Why?',
        '  Because.',
        ':::',
      ),
    ).toEqual([
      {
        kind: 'columns',
        title: 'Plan',
        items: [{ title: 'First', label: 'Go', to: '/a/', text: 'One line.\n\n- A list.' }, { title: 'Second' }],
      },
      { kind: 'questions', items: [{ question: 'Why?', answer: 'Because.' }] },
    ]);
  });

  it('returns the text of a block after an empty line', () => {
    expect(valuesOf('::: quote', 'by: A guest', '', 'Very good.', '', 'Again.', ':::')).toEqual([
      { kind: 'quote', by: 'A guest', text: 'Very good.\n\nAgain.' },
    ]);
  });

  it.each<[string, readonly string[], string]>([
    [
      'a fence that ends nothing',
      ['Text', ':::', 'More'],
      '11 a block ends here that was not opened, or its kind is missing',
    ],
    ['a block without an end', ['::: quote', 'by: A guest'], '10 the block quote has no end (:::)'],
    ['an unknown kind', ['::: video', ':::'], '10 unknown block: "video"'],
    ['marked text in a fence', ['::: text', ':::'], '10 unknown block: "text"'],
    ['a fact of another block', ['::: quote', 'of: near', ':::'], '11 unknown attribute of this block: "of: near"'],
    ['a fact that is given twice', ['::: quote', 'by: A', 'by: B', ':::'], '12 by occurs twice'],
    ['a text where none belongs', ['::: picture', 'about: A', '', 'Text', ':::'], '13 text is not allowed here'],
    [
      'a line that is no item',
      ['::: steps', '- One', 'Two', ':::'],
      '12 an item begins with "- ", and its text is indented by two spaces',
    ],
    [
      'a text below an item that has none',
      ['::: facts', '- A | B', '  C', ':::'],
      '11 text is not allowed below this item',
    ],
    ['a text below a row', ['::: table', '- A | B', '  C', ':::'], '11 text is not allowed below this item'],
    ['a cell too many', ['::: facts', '- A | B | C', ':::'], '11 an item has at most 2 parts between bars'],
  ])('reports %s at its line', (_what, lines, fault) => {
    expect(faultsOf(...lines)).toEqual([fault]);
  });

  it('reads on after a block with faults, and reports those of all blocks', () => {
    const { blocks, faults } = readBlocks('::: quote\nof: x\n:::\nText\n::: nothing\n:::', 1);
    expect(blocks.map(({ value }) => value)).toEqual([{ kind: 'text', text: 'Text' }]);
    expect(faults.map(({ line }) => line)).toEqual([2, 5]);
  });
});

describe('lineOfFault', () => {
  it('returns the line of the value that a fault names, else of the nearest around it, else of the block', () => {
    const [block] = readBlocks('::: facts\ntitle: Facts\n\n- A | B\n- C | D\n:::', 10).blocks;
    if (block === undefined) throw new Error('no block was read');
    const at = (...path: readonly (string | number)[]): number => lineOfFault(block, { path, reason: '' });
    expect([at('title'), at('items', 1), at('items', 1, 'label'), at('items'), at()]).toEqual([11, 14, 14, 10, 10]);
  });

  it('returns the first line of the text of a block that has one', () => {
    const [block] = readBlocks('::: quote\n\n\nText\n:::', 10).blocks;
    expect(block && lineOfFault(block, { path: ['text'], reason: '' })).toBe(13);
  });
});
