import { stripTypeScriptTypes } from 'node:module';
import { pathToFileURL } from 'node:url';
import { expect, it } from 'vitest';
import { allPartners, partnerNamed } from '#src/partners/partners.ts';
import { wego } from '#src/partners/wego.partner.ts';
import { whereIs } from '../../../scripts/commands/where.ts';
import { addition, type Kind, type SourceTree } from '../../../scripts/commands/new-files.ts';
import { forbiddenArrows } from '../checks/arrows.ts';
import { nameFaults } from '../checks/names.ts';
import { purityFaults } from '../checks/purity.ts';
import { parseSource } from '../checks/source.ts';
import { readTree } from '../read-tree.ts';

const items: Readonly<Record<string, string>> = {
  'src/verticals/rail/rail.rules.ts': 'export const railRules = { name: "rail" };\n// not a trail\n',
  'src/verticals/rail/rail.panel.tsx': `import { railRules } from './rail.rules.ts';\nexport function RailPanel() { return <p>{railRules.name}</p>; }\n`,
  'src/partners/jr-pass-co.partner.ts': 'export const jrPassCo = { id: 108, subChannel: 28 };\n',
};
const tree: SourceTree = { paths: Object.keys(items), read: (path) => items[path] ?? '' };
const bare: SourceTree = { paths: [], read: () => '' };

it.each<[Kind, string, string]>([
  ['page', 'support/help-centre', 'src/web/support/help-centre/help-centre.screen.tsx'],
  ['vertical', 'night-ferries', 'src/verticals/night-ferries/night-ferries.rules.ts'],
  ['partner', 'night_ferry', 'src/partners/night-ferry.partner.ts'],
  ['locale', 'pt-BR', 'src/locales/pt-BR/messages.po'],
  ['job', 'suppliers/refresh-rates', 'src/actions/suppliers/refresh-rates.ts'],
  ['endpoint', 'accounts/change-title', 'src/actions/accounts/change-title.ts'],
])('a new %s satisfies the architecture rules', (kind, name, path) => {
  const { files, lines } = addition(kind, name, tree);
  expect(Object.keys(files)).toContain(path);
  expect(lines.length).toBeGreaterThan(0);
  const code = Object.entries(files)
    .map(([at, text]) => ({ path: at, text }))
    .filter((file) => /\.tsx?$/.test(file.path));
  expect(code.map(parseSource).every(({ program }) => program.body.length > 0)).toBe(true);
  expect([...forbiddenArrows(code), ...nameFaults(code), ...purityFaults(code)]).toEqual([]);
});

it('renames an item of a registry in every spelling', () => {
  const vertical = addition('vertical', 'night-ferries', tree).files;
  expect(vertical['src/verticals/night-ferries/night-ferries.panel.tsx']).toContain(
    'export function NightFerriesPanel()',
  );
  expect(vertical['src/verticals/night-ferries/night-ferries.rules.ts']).toContain('// not a trail');
});

it('distinguishes path, key and identifier of one word', () => {
  const text = `import { bus } from './bus.rules.ts';\nexport const busRules = { ...bus, name: 'bus', logo: '/bus/a.svg' };\nexport type Bus = 1;\n`;
  const one: SourceTree = { paths: ['src/verticals/bus/bus.rules.ts'], read: () => text };
  expect(Object.values(addition('vertical', 'night-ferries', one).files)).toEqual([
    `import { nightFerries } from './night-ferries.rules.ts';\nexport const nightFerriesRules = { ...nightFerries, name: 'night-ferries', logo: '/night-ferries/a.svg' };\nexport type NightFerries = 1;\n`,
  ]);
});

it('creates a partner that is registered beside the others: one file, and its line', async () => {
  const tree = readTree().filter(({ path }) => path.startsWith('src/partners/'));
  const real: SourceTree = {
    paths: tree.map(({ path }) => path),
    read: (path) => tree.find((file) => file.path === path)?.text ?? '',
  };
  const { files, lines } = addition('partner', 'night_ferry', real);
  expect(Object.keys(files)).toEqual(['src/partners/night-ferry.partner.ts']);
  expect(lines.map(({ file, line }) => [file, line.split('  ')[0]])).toEqual([
    ['src/partners/partners.ts', 'nightFerry,'],
  ]);

  const { href } = pathToFileURL(`${import.meta.dirname}/../../../src/domain/site/partner.ts`);
  const code = stripTypeScriptTypes(Object.values(files).join('').replace('#src/domain/site/partner.ts', href));
  const made: unknown = await import(/* @vite-ignore */ `data:text/javascript,${encodeURIComponent(code)}`);
  const { nightFerry } = made as Record<string, (typeof allPartners)[number]>;
  expect(nightFerry).toMatchObject({ name: 'night_ferry', title: 'Night ferry', match: { host: 'night-ferry' } });
  expect(Object.keys(nightFerry ?? {})).toEqual(Object.keys(wego));
  expect(Object.keys(nightFerry?.match ?? {})).toEqual(Object.keys(wego.match));
  expect(Object.keys(nightFerry?.toggles ?? {})).toEqual(Object.keys(wego.toggles));
  expect(partnerNamed('night_ferry')).toBeNull();
  for (const { id, subChannel, match } of allPartners) {
    expect(nightFerry?.id).toBeGreaterThan(id);
    expect(nightFerry?.subChannel).toBeGreaterThan(subChannel);
    expect(nightFerry?.match.host).not.toBe(match.host);
  }
});

it.each<[Kind, string, SourceTree, string]>([
  ['page', 'support/Help', bare, 'no fitting name'],
  ['page', 'help', bare, 'no fitting name'],
  ['page', '../../etc', bare, 'no fitting name'],
  ['job', 'refresh', bare, 'no fitting name'],
  ['vertical', 'bus', bare, 'is empty: write its first item by hand'],
  ['partner', 'jr_pass_co', tree, 'exists already'],
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
