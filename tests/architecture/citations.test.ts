import { expect, it } from 'vitest';
import { citationFaults, type CitedPages } from './checks/citations.ts';
import { faultText } from './checks/source.ts';
import { readOne, readTree } from './read-tree.ts';

const pages: CitedPages = {
  specification: readOne('docs/specification.md')?.text ?? '',
  rulings: readOne('docs/rulings.md')?.text ?? '',
  threatModel: readOne('docs/threat-model.md')?.text ?? '',
};

it('finds a row or heading in docs for every citation of code, tests, migrations and documents', () => {
  const files = [...readTree(/\.(tsx?|css|sql)$/), ...readTree(/\.md$/, ['docs'])].filter(
    ({ path }) => !path.startsWith('tests/architecture/') && path !== 'docs/spec-map.md',
  );
  expect(files.length).toBeGreaterThan(2_000);
  expect(citationFaults(files, pages).map(faultText)).toEqual([]);
});

it('reports planted citations that lead nowhere', () => {
  const faults = (text: string): number => citationFaults([{ path: 'src/a.ts', text }], pages).length;
  expect(faults('RU-9, T-50 and D-11; spec §2, threat model §4.4, rule 7; threat model 2.3')).toBe(0);
  expect(faults('RU-99')).toBe(1);
  expect(faults('T-99')).toBe(1);
  expect(faults('D-99')).toBe(1);
  expect(faults('spec §0')).toBe(1);
  expect(faults('threat model §9.1')).toBe(1);
});
