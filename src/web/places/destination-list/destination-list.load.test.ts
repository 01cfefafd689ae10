import { describe, expect, it } from 'vitest';

import type { DestinationListAnswer } from '#src/contract/places/places.ts';
import type { LanguageCode } from '#src/domain/site/language/languages.ts';
import { lettersWith, regionsWith } from '#src/web/places/destination-list/destination-list-view.ts';
import { loadDestinationList } from '#src/web/places/destination-list/destination-list.load.ts';
import { loadContext } from '../../../../tests/load-context.ts';

type Country = DestinationListAnswer['regions'][number]['countries'][number];

function country(
  name: string | null,
  towns: readonly (readonly [string, string | null])[],
  townTotal = towns.length,
): Country {
  return {
    code: null,
    name,
    destinations: [],
    towns: towns.map(([text, slug], index) => ({
      id: 1_000_000 + index + text.length * 100,
      slug,
      name: { text, lang: 'en' },
    })),
    townTotal,
  };
}

const answer: DestinationListAnswer = {
  regions: [
    {
      region: 'europe',
      name: 'Europe',
      countries: [
        country(
          'Germany',
          [
            ['Münster', 'munster'],
            ['Zwickau', 'zwickau'],
          ],
          40,
        ),
        country('Iceland', [['Ísafjörður', 'isafjordur']]),
      ],
    },
    {
      region: 'elsewhere',
      name: null,
      countries: [
        country(null, [
          ['東村', null],
          ['東京', 'tokyo'],
        ]),
      ],
    },
  ],
};

async function load(query = '', language: LanguageCode = 'en') {
  const answers = { '/v2/usrcsrv/destinations': answer };
  const { context } = await loadContext({ page: 'destination-list', query, language, answers });
  const loaded = await loadDestinationList(context);
  if (loaded.kind !== 'page') throw new Error(loaded.kind);
  return loaded;
}

describe('the list of destinations', () => {
  it('is grouped by region and country, and states how many towns it omits', async () => {
    const { data } = await load();
    expect(data.regions.map(({ countries }) => countries.map(({ name }) => name))).toEqual([
      ['Germany', 'Iceland'],
      ['Other destinations'],
    ]);
    expect(data.regions[0]?.countries[0]?.others).toContain('38');
    expect(data.regions[0]?.countries[1]?.others).toBeNull();
    expect(data.letters).toEqual([]);
  });

  it('files by the letter that a reader expects: without accents, by the reading, and by the Latin name where neither is known', async () => {
    const { data } = await load('order=letters', 'ja');
    expect(data.letters.map(({ letter, places }) => [letter, places.map(({ name }) => name)])).toEqual([
      ['I', ['Ísafjörður']],
      ['M', ['Münster']],
      ['Z', ['Zwickau']],
      ['た', ['東京']],
      ['は', ['東村']],
    ]);
  });

  it('is filtered by text regardless of case and accents, and by the country', async () => {
    const { data } = await load();
    const found = (query: string) =>
      regionsWith(data.regions, query).flatMap(({ countries }) =>
        countries.flatMap(({ towns }) => towns.map(({ name }) => name)),
      );
    expect(found('MUNSTER')).toEqual(['Münster']);
    expect(found('germany zw')).toEqual(['Zwickau']);
    expect(found('東')).toEqual(['東村', '東京']);
    expect(found('atlantis')).toEqual([]);
    expect(found(' ')).toHaveLength(5);
    const letters = (await load('order=letters')).data.letters;
    expect(lettersWith(letters, 'tokyo').map(({ letter }) => letter)).toEqual(['T']);
  });

  it('excludes a filtered list from search engines', async () => {
    expect((await load()).head.robots).toBeUndefined();
    expect((await load('query=tokyo')).head.robots).toBe('noindex');
    expect((await load(`query=${'x'.repeat(5_000)}`)).data.query).toHaveLength(60);
  });
});
