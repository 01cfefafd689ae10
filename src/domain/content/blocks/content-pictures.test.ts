import { describe, expect, it } from 'vitest';

import type { ContentBlock } from '#src/domain/content/blocks/content-block.ts';
import { contentPictures } from '#src/domain/content/blocks/content-pictures.ts';

const text = (...blocks: readonly ContentBlock[]) => ({ title: 'Title', summary: 'Summary', blocks });

describe('contentPictures', () => {
  it('returns the pictures of items and of their blocks in all languages, each once', () => {
    const picture = (name: string): ContentBlock => ({ kind: 'picture', picture: name, about: 'A view' });
    const gallery: ContentBlock = {
      kind: 'gallery',
      items: [
        { picture: 'bay-day-3', about: 'A bay' },
        { picture: 'market-dusk-4', about: 'A market' },
      ],
    };
    const items = [
      {
        picture: 'harbour-dawn-1',
        texts: { en: text(picture('tower-night-2'), { kind: 'text', text: 'x' }), ja: text(gallery) },
      },
      { picture: null, texts: { en: text(picture('harbour-dawn-1')) } },
    ];
    expect([...contentPictures(items)].toSorted()).toEqual([
      'bay-day-3',
      'harbour-dawn-1',
      'market-dusk-4',
      'tower-night-2',
    ]);
  });

  it('returns none for items without pictures', () => {
    expect(contentPictures([{ picture: null, texts: { en: text() } }]).size).toBe(0);
  });
});
