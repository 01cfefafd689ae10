import { expect, it } from 'vitest';

import { contentSource } from '#src/domain/content/content-source.ts';

it('contentSource returns what is translated, whatever the order of the parts, without links and pictures', () => {
  const source = contentSource({
    title: 'About',
    summary: 'Who we are',
    blocks: [
      { kind: 'text', text: 'Words.' },
      { kind: 'picture', picture: 'harbour-dusk-12', about: 'A harbour' },
      { kind: 'action', to: '/help/', label: 'Help', title: 'Questions?' },
      { kind: 'cards', title: 'More', of: 'products', ids: [1, 2] },
      { kind: 'table', columns: ['From', 'To'], rows: [['a', 'b']] },
      { kind: 'questions', items: [{ question: 'Why?', answer: 'Because.' }] },
    ],
  });
  expect(source).toEqual(
    ['About', 'Who we are', 'Words.', 'A harbour', 'Help', 'Questions?', 'More', 'From', 'To', 'a', 'b'].concat([
      'Because.',
      'Why?',
    ]),
  );
  expect(
    contentSource({ title: 'About', summary: '', blocks: [{ kind: 'action', label: 'Help', to: '/a/' }] }),
  ).toEqual(contentSource({ title: 'About', summary: '', blocks: [{ to: '/b/', label: 'Help', kind: 'action' }] }));
});
