import { expect, it } from 'vitest';
import { whereIs } from '../../scripts/where.ts';
import { addition, type Kind, type Shelf } from '../../scripts/new-files.ts';
import { forbiddenArrows } from './checks/arrows.ts';
import { nameFaults } from './checks/names.ts';
import { purityFaults } from './checks/purity.ts';
import { parseSource } from './checks/source.ts';

const items: Readonly<Record<string, string>> = {
  'src/verticals/rail/rail.rules.ts': 'export const railRules = { name: "rail" };\n// not a trail\n',
  'src/verticals/rail/rail.panel.tsx': `import { railRules } from './rail.rules.ts';\nexport function RailPanel() { return <p>{railRules.name}</p>; }\n`,
  'src/partners/jr-pass-co.partner.ts': 'export const jrPassCo = { name: "jr_pass_co", theme: "jr-pass-co" };\n',
};
const shelf: Shelf = { paths: Object.keys(items), read: (path) => items[path] ?? '' };
const bare: Shelf = { paths: [], read: () => '' };

it.each<[Kind, string, string]>([
  ['page', 'help-centre', 'src/web/screens/help-centre/help-centre.screen.tsx'],
  ['vertical', 'night-ferries', 'src/verticals/night-ferries/night-ferries.rules.ts'],
  ['partner', 'night_ferry', 'src/partners/night-ferry.partner.ts'],
  ['locale', 'pt-BR', 'src/locales/pt-BR/messages.po'],
  ['job', 'supply/refresh-rates', 'src/actions/supply/refresh-rates.ts'],
  ['endpoint', 'account/change-title', 'src/actions/account/change-title.ts'],
])('a new %s keeps the rules of the house', (kind, name, path) => {
  const { files, lines } = addition(kind, name, shelf);
  expect(Object.keys(files)).toContain(path);
  expect(lines.length).toBeGreaterThan(0);
  const code = Object.entries(files)
    .map(([at, text]) => ({ path: at, text }))
    .filter((file) => /\.tsx?$/.test(file.path));
  expect(code.map(parseSource).every(({ program }) => program.body.length > 0)).toBe(true);
  expect([...forbiddenArrows(code), ...nameFaults(code), ...purityFaults(code)]).toEqual([]);
});

it('renames an item of a shelf in every spelling', () => {
  const { files } = addition('partner', 'night_ferry', shelf);
  expect(Object.values(files)).toEqual(['export const nightFerry = { name: "night_ferry", theme: "night-ferry" };\n']);
  const vertical = addition('vertical', 'night-ferries', shelf).files;
  expect(vertical['src/verticals/night-ferries/night-ferries.panel.tsx']).toContain(
    'export function NightFerriesPanel()',
  );
  expect(vertical['src/verticals/night-ferries/night-ferries.rules.ts']).toContain('// not a trail');
});

it('tells a path, a key and an identifier of one word apart', () => {
  const text = `import { wego } from './wego.partner.ts';\nexport const wegoTheme = { ...wego, name: 'wego', logo: '/wego/a.svg' };\nexport type Wego = 1;\n`;
  const one: Shelf = { paths: ['src/partners/wego.partner.ts'], read: () => text };
  expect(Object.values(addition('partner', 'night_ferry', one).files)).toEqual([
    `import { nightFerry } from './night-ferry.partner.ts';\nexport const nightFerryTheme = { ...nightFerry, name: 'night_ferry', logo: '/night-ferry/a.svg' };\nexport type NightFerry = 1;\n`,
  ]);
});

it.each<[Kind, string, Shelf, string]>([
  ['page', 'Help', bare, 'no fitting name'],
  ['page', '../../etc', bare, 'no fitting name'],
  ['job', 'refresh', bare, 'no fitting name'],
  ['partner', 'wego', bare, 'is empty'],
  ['vertical', 'bus', bare, 'is empty'],
  ['partner', 'jr_pass_co', shelf, 'is there already'],
])('refuses %s %s', (kind, name, on, reason) => {
  expect(() => addition(kind, name, on)).toThrow(reason);
});

it('says which page serves an address, with prefix, without slash, as a whole URL', () => {
  expect(whereIs('/de/destination/p12-tokyo/')).toMatchObject({
    name: 'destination',
    language: 'de',
    params: { poiId: '12', poiPath: 'tokyo' },
  });
  expect(whereIs('http://localhost:3000/zh-tw/cart?x=1#y')).toMatchObject({ name: 'cart', canonical: '/zh-TW/cart/' });
  expect(whereIs('/no/such/page/')).toBeNull();
});
