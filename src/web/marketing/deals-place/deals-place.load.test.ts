import { expect, it } from 'vitest';

import { dealCalls } from '#src/contract/marketing/deals.calls.ts';
import type { PlaceDealsAnswer } from '#src/contract/marketing/deals.ts';
import type { LanguageCode } from '#src/domain/site/language/languages.ts';
import { loadDealsPlace } from '#src/web/marketing/deals-place/deals-place.load.ts';
import { loadContext } from '../../../../tests/load-context.ts';

async function headed(place: PlaceDealsAnswer['place'], language: LanguageCode = 'en') {
  const scope = place.name === null ? 'coureg' : 'city';
  const { context } = await loadContext({
    page: 'deals-place',
    params: { scope, id: String(place.id), path: place.slug },
    language,
    answers: { [dealCalls.dealsOfPlace.path.source]: { deals: [], places: [], place } },
  });
  const loaded = await loadDealsPlace(context);
  if (loaded.kind !== 'page') throw new Error(loaded.kind);
  return { title: loaded.data.title, head: loaded.head };
}

const america = { id: 840, slug: 'united-states', name: null, country: 'US' };

it('names a country with its article', async () => {
  const { title, head } = await headed(america);
  expect(title).toBe('Deals in the United States');
  expect(head.title).toBe('Deals in the United States | Meander');
  expect(head.description).toMatch(/^Current deals in the United States/);
  expect((await headed(america, 'de')).title).toBe('Deals in den USA');
});

it('says of a city where it is', async () => {
  const paris = { id: 11, slug: 'paris', name: { text: 'Paris', lang: 'en' }, country: 'FR' };
  expect((await headed(paris)).title).toBe('Deals in Paris');
});
