import { expect, it } from 'vitest';
import { countsForSize, functionSizes, lineCount, percentile, sizeFaults } from './checks/sizes.ts';
import { faultText } from './checks/source.ts';
import { readTree } from './read-tree.ts';

it('keeps files and functions short', () => {
  const files = readTree().filter((file) => countsForSize(file.path));
  const lines = files.map((file) => lineCount(file.text));
  const callables = functionSizes(files).map((sized) => sized.lines);
  console.info(
    `${files.length} files: median ${percentile(lines, 0.5)} lines, p90 ${percentile(lines, 0.9)}; ` +
      `${callables.length} functions: median ${percentile(callables, 0.5)}, p90 ${percentile(callables, 0.9)}`,
  );
  expect(sizeFaults(files).map(faultText)).toEqual([]);
});

const body = (lines: number): string => Array.from({ length: lines }, () => '  go();').join('\n');

it('finds a planted file of 301 lines, and lets data and tests be long', () => {
  const text = body(301);
  expect(sizeFaults([{ path: 'src/domain/a.ts', text }])).toHaveLength(1);
  expect(sizeFaults([{ path: 'src/ui/a.css', text: 'a {}\n'.repeat(301) }])).toHaveLength(1);
  expect(
    sizeFaults([
      { path: 'src/domain/a.data.ts', text },
      { path: 'src/domain/a.test.ts', text },
    ]),
  ).toEqual([]);
});

it('finds a planted function of 61 lines in every form', () => {
  const long = `{\n${body(59)}\n}`;
  const forms = [
    `function run() ${long}`,
    `const run = () => ${long};`,
    `const run = function () ${long};`,
    `const it = { run() ${long} };`,
    `class It { run() ${long} }`,
  ];
  for (const text of forms) {
    expect(sizeFaults([{ path: 'src/domain/a.ts', text }]), text.slice(0, 30)).toHaveLength(1);
  }
  expect(sizeFaults([{ path: 'src/domain/a.ts', text: `function run() {\n${body(58)}\n}` }])).toEqual([]);
});

it('gives the markup of a screen 100 lines and not one more', () => {
  const markup = (lines: number): string => `export function HomeScreen() {\n${body(lines - 2)}\n}`;
  const path = 'src/web/content/home/home.screen.tsx';
  expect(sizeFaults([{ path, text: markup(100) }])).toEqual([]);
  expect(sizeFaults([{ path, text: markup(101) }])).toHaveLength(1);
  expect(sizeFaults([{ path: 'src/ui/card.tsx', text: markup(61) }])).toHaveLength(1);
});
