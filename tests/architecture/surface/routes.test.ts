import { describe, expect, it } from 'vitest';
import { pages } from '#src/contract/pages.ts';
import { urlPattern } from '#src/domain/site/addresses/url-pattern.ts';
import { readRoutes } from '../../../scripts/quality/spec-map-text.ts';
import { routeFaults, routesOfRuling, routesOfSection, samplePaths } from '../checks/surface/routes.ts';
import { faultText } from '../checks/source.ts';
import { readOne } from '../read-tree.ts';

const table = Object.entries(pages).map(([name, row]) => ({ name, pattern: row.pattern }));
const listed = readRoutes(readOne('tests/architecture/surface/specified-routes.txt')?.text ?? '');

function routesOf(section: string): string[] {
  return listed.filter((entry) => entry.section === section).map((entry) => entry.route);
}

describe('the table of pages', () => {
  it('serves every specified address by its page, and no unspecified page', () => {
    expect(listed.length).toBeGreaterThan(70);
    expect(routeFaults(listed, table).map(faultText)).toEqual([]);
  });

  it('finds what is planted', () => {
    const home = { name: 'home', pattern: urlPattern('/') };
    const poi = { name: 'poi', pattern: urlPattern('/poi/:id:path?') };
    const send = (route: string, page: string): { section: string; route: string; page: string } => ({
      section: 'spec §2',
      route,
      page,
    });
    expect(routeFaults([send('/', 'home')], [home])).toEqual([]);
    expect(routeFaults([send('/', 'home'), send('/about/', 'about')], [home])).toHaveLength(1);
    expect(routeFaults([send('/', 'home')], [home, poi])).toHaveLength(1);
    expect(routeFaults([send('/poi/{id}{path?}/', 'poi-detail')], [{ ...poi, name: 'poi-detail' }])).toEqual([]);
    const closed = { name: 'deals', pattern: urlPattern('/deals/:scope(city)') };
    expect(routeFaults([send('/deals/{coureg|city}/', 'deals')], [closed])).toHaveLength(1);
    const shadowing = { name: 'first', pattern: urlPattern('/poi/:id:path?') };
    expect(routeFaults([send('/poi/{id}/', 'poi'), send('/x/', 'first')], [shadowing, poi])).toHaveLength(2);
  });

  it('writes out closed lists and optional parts', () => {
    expect(samplePaths('/deals/{coureg|city}/{id}{path?}/')).toEqual([
      '/deals/coureg/7',
      '/deals/coureg/7-a-slug',
      '/deals/city/7',
      '/deals/city/7-a-slug',
    ]);
  });
});

describe('the list of specified addresses', () => {
  const specification = readOne('../shared/spec/seed.md');
  const rulings = readOne('../shared/spec/rulings.md');
  if (!specification || !rulings)
    console.info('The specification is not at ../shared/spec: the list is taken at its word.');

  it.runIf(specification)('says what section 2 says', () => {
    expect(routesOf('spec §2').toSorted()).toEqual(routesOfSection(specification?.text ?? '').toSorted());
  });

  it.runIf(rulings)('says what RU-14 says', () => {
    expect(routesOf('RU-14').toSorted()).toEqual(routesOfRuling(rulings?.text ?? '', 'RU-14').toSorted());
  });

  it('reads a table and a ruling as they are written', () => {
    const section = [
      '## 2. Screens and routes',
      '| Route | Purpose |',
      '| /p/{event}/ with /won/ and /lost/ | Two |',
      '| /{a|b}/, /c/ and /d/ | Four |',
      '| /signin/ (English), /{lang}/signin/ (others) | One |',
      '## 3. Entities',
    ].join('\n');
    expect(routesOfSection(section)).toEqual([
      '/p/{event}/',
      '/p/{event}/won/',
      '/p/{event}/lost/',
      '/{a|b}/',
      '/c/',
      '/d/',
      '/signin/',
    ]);
    expect(routesOfRuling('- **RU-14** `/cart/` and `/help/` with `words`', 'RU-14')).toEqual(['/cart/', '/help/']);
  });
});
