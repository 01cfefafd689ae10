import { expect, it } from 'vitest';
import { wordFaults } from './checks/plain-words.ts';
import { faultText } from './checks/source.ts';
import { readOne, readTree } from './read-tree.ts';

/** Decisions that were written before the list, and the list itself. */
const left = /^(docs\/decisions\/|docs\/words\.md|tests\/architecture\/(checks\/)?plain-words)/;

it('finds no refused word in code, tests, style sheets and documents', () => {
  const atRoot = ['README.md', 'CONTRIBUTING.md', 'SECURITY.md', 'CHANGELOG.md', 'CODE_OF_CONDUCT.md', '.env.example'];
  const files = [
    ...readTree(/\.(tsx?|css|sql)$/),
    ...readTree(/\.md$/, ['docs', 'sandbox', 'packages', 'tests']),
    ...atRoot.flatMap((path) => readOne(path) ?? []),
  ].filter(({ path }) => !left.test(path));
  expect(files.length).toBeGreaterThan(2_500);
  expect(wordFaults(files).map(faultText)).toEqual([]);
});

it('reports planted words with a line and an advice', () => {
  const faults = (text: string): string[] => wordFaults([{ path: 'src/a.ts', text }]).map(faultText);
  expect(faults('/** Sends the buyer their receipt again. */')).toEqual([]);
  expect(faults("const rightToLeft = ['ar', 'he'];")).toEqual([]);
  expect(faults("it('her key is refused');")).toEqual(['src/a.ts:1 — “her”: write they, or name the person']);
  expect(faults('say("the money is his");')).toHaveLength(1);
  expect(faults("it('he pays', () => of('he'));")).toHaveLength(1);
  expect(faults('const languages = [\'he\', "he"]; // his')).toHaveLength(1);
  expect(faults('// The golden gate\n// is his.')).toEqual(['src/a.ts:2 — “his”: write they, or name the person']);
  expect(faults('/** For whoever asks. */')).toHaveLength(1);
  expect(faults('// Written anew.')).toHaveLength(1);
  expect(faults('const listDeeds = [];')).toEqual(['src/a.ts:1 — “Deeds”: write action, command or form action']);
  expect(faults('// A stranger has no purse.')).toHaveLength(2);
  expect(faults('const dues = payments.amend(rest);')).toHaveLength(1);
  expect(wordFaults([{ path: 'src/domain/orders/documents/receipt.ts', text: 'readonly dues: 1' }])).toEqual([]);
});
