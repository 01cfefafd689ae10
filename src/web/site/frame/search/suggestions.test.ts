import { expect, it } from 'vitest';

import { suggestionsOf } from '#src/web/site/frame/search/suggestions.ts';
import { loadContext } from '../../../../../tests/load-context.ts';

it('say what each thing is that may be meant: our places, other towns, sights, kinds and activities', async () => {
  const { context } = await loadContext({ page: 'home', query: '', answers: {} });
  const groups = suggestionsOf(
    context,
    {
      destinations: [{ id: 11, slug: 'paris', name: 'Paris', lang: 'en', country: 'FR', products: 8 }],
      categories: [{ id: 'museum', count: 3 }],
      products: [{ id: 1101, slug: 'tower', title: 'Tower', lang: 'en', place: 'Paris', picture: 'tower-dusk-1' }],
      elsewhere: [],
    },
    { pois: [], towns: [{ id: 1_000_123, slug: 'parintins', name: { text: 'Parintins', lang: 'en' } }] },
  );
  expect(groups.map(({ key, options }) => [key, options.map(({ text, note, href }) => [text, note, href])])).toEqual([
    [
      'places',
      [
        ['Paris', 'France', '/city/11-paris/'],
        ['Parintins', 'Town and surroundings', '/destination/p1000123-parintins/'],
      ],
    ],
    ['kinds', [['Museums', '3 activities', '/search/result/?category=museum']]],
    ['activities', [['Tower', 'Paris', '/activity/1101-tower/']]],
  ]);
});
