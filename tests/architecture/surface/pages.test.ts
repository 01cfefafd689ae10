import { describe, expect, it } from 'vitest';
import { pages } from '#src/contract/pages.ts';
import { keysOfRecord, plannedFaults, screenFaults, userCentreFaults } from '../checks/surface/pages.ts';
import { faultText } from '../checks/source.ts';
import { pathsUnder, readOne } from '../read-tree.ts';

const byServer = new Set(Object.entries(pages).flatMap(([name, row]) => (row.byServer ? [name] : [])));
const facts = Object.entries(pages).map(([name, row]) => ({ name, planned: row.planned }));

describe('pages and screens', () => {
  it('has a folder and a line for every built page, and a page for every folder and line', () => {
    const register = readOne('src/web/screens.ts');
    const registered = register && keysOfRecord(register, 'screens');
    expect(registered, 'src/web/screens.ts exports the record `screens`').not.toBeNull();
    const drawn = facts.filter(({ name }) => !byServer.has(name));
    expect(screenFaults(drawn, registered ?? [], pathsUnder('src/web')).map(faultText)).toEqual([]);
  });

  it('finds what is planted', () => {
    const rows = [
      { name: 'home', planned: false },
      { name: 'help', planned: true },
    ];
    const folder = ['src/web/content/home', 'src/web/content/home/home.screen.tsx'];
    expect(screenFaults(rows, ['home'], folder)).toEqual([]);
    expect(screenFaults(rows, ['home'], [])).toHaveLength(1);
    expect(screenFaults(rows, [], folder)).toHaveLength(1);
    expect(screenFaults(rows, ['home', 'help'], folder)).toHaveLength(1);
    expect(screenFaults(rows, ['home'], [...folder, 'src/web/support/help/help.screen.tsx'])).toHaveLength(1);
    expect(screenFaults(rows, ['home'], [...folder, 'src/web/site/lost/lost.screen.tsx'])).toHaveLength(1);
    expect(screenFaults(rows, ['home', 'lost'], folder)).toHaveLength(1);
  });

  it('reads the keys of a register in each form it may take', () => {
    const keys = (text: string): string[] | null => keysOfRecord({ path: 'src/web/screens.ts', text }, 'screens');
    expect(keys(`export const screens = { home, 'not-found': x } satisfies Record<string, X>;`)).toEqual([
      'home',
      'not-found',
    ]);
    expect(keys('export const screens: Screens = { home: { load } };')).toEqual(['home']);
    expect(keys('const screens = { home };')).toEqual(['home']);
    expect(keys('export const screens = all();')).toBeNull();
  });
});

describe('the list of planned pages', () => {
  it('only shrinks', () => {
    const committed = (readOne('tests/architecture/surface/planned-pages.txt')?.text ?? '')
      .split('\n')
      .filter((line) => line !== '' && !line.startsWith('#'));
    expect(plannedFaults(facts, committed).map(faultText)).toEqual([]);
  });

  it('finds what is planted', () => {
    expect(plannedFaults([{ name: 'help', planned: true }], [])).toHaveLength(1);
    expect(plannedFaults([{ name: 'help', planned: false }], ['help'])).toHaveLength(1);
    expect(plannedFaults([], ['gone'])).toHaveLength(1);
    expect(plannedFaults([{ name: 'help', planned: true }], ['help'])).toEqual([]);
  });
});

describe('the user centre', () => {
  it('needs sign-in on every page', () => {
    const rows = Object.entries(pages).map(([name, { pattern, auth }]) => ({ name, source: pattern.source, auth }));
    expect(userCentreFaults(rows).map(faultText)).toEqual([]);
  });

  it('finds what is planted', () => {
    expect(userCentreFaults([{ name: 'user', source: '/user', auth: null }])).toHaveLength(1);
    expect(userCentreFaults([{ name: 'user-x', source: '/user/x', auth: false }])).toHaveLength(1);
    expect(userCentreFaults([{ name: 'users', source: '/users', auth: null }])).toEqual([]);
  });
});
