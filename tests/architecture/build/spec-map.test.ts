import { expect, it } from 'vitest';
import { urlPattern } from '#src/domain/site/addresses/url-pattern.ts';
import { pagesVisited, specMap } from '../../../scripts/quality/spec-map-text.ts';
import { presentSpecMap, specMapPath } from '../../../scripts/quality/spec-map.ts';
import { readOne } from '../read-tree.ts';

const rows = [
  { name: 'home', pattern: urlPattern('/'), planned: false },
  { name: 'city', pattern: urlPattern('/city/:id:path?'), planned: false },
  { name: 'help', pattern: urlPattern('/help'), planned: true },
];

it('is fresh: npx meander generate spec-map writes it again', () => {
  expect(
    readOne(specMapPath)?.text === presentSpecMap(),
    `${specMapPath} is stale: npx meander generate spec-map`,
  ).toBe(true);
});

it('names the files and the tests of a page, and the citations of a rule', () => {
  const routes = [
    { section: 'spec §2', route: '/city/{id}{path?}/', page: 'city' },
    { section: 'RU-14', route: '/help/', page: 'help' },
  ];
  const map = specMap(routes, rows, [
    { path: 'src/web/places/city/city.screen.tsx', text: '// spec §2, RU-28' },
    { path: 'tests/journeys/buy.journey.ts', text: `await page.goto('/de/city/2-hong-kong/?page=2'); // RU-28` },
    { path: 'tests/journeys/other.journey.ts', text: `await page.goto('/');` },
  ]);
  expect(map).toContain(
    '| spec §2 | `/city/{id}{path?}/` | city | `city.screen.tsx` | `tests/journeys/buy.journey.ts` |',
  );
  expect(map).toContain('| RU-14 | `/help/` | help | planned |  |');
  expect(map).toContain('| RU-28 | `src/web/places/city/city.screen.tsx` | `tests/journeys/buy.journey.ts` |');
  expect(map).toContain('2 of 3 pages built');
});

it('changes when a test stops visiting a page', () => {
  expect([...pagesVisited('await go(`/city/${id}/`); go("/");', rows)]).toEqual(['city', 'home']);
  expect([...pagesVisited('await go(page);', rows)]).toEqual([]);
});
