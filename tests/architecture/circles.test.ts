import { expect, it } from 'vitest';
import { circles } from './checks/circles.ts';
import { faultText } from './checks/source.ts';
import { readTree } from './read-tree.ts';

it('has no circle between files or folders', () => {
  expect(circles(readTree()).map(faultText)).toEqual([]);
});

it('finds a planted circle of files, type imports counted', () => {
  const faults = circles([
    { path: 'src/domain/a.ts', text: `import { b } from './b.ts';` },
    { path: 'src/domain/b.ts', text: `import { c } from '#src/domain/c.ts';` },
    { path: 'src/domain/c.ts', text: `import type { A } from './a.ts';` },
  ]);
  expect(faults.map((fault) => fault.reason)).toEqual([
    'circle between files: src/domain/a.ts → src/domain/b.ts → src/domain/c.ts → src/domain/a.ts',
  ]);
});

it('finds a planted circle of folders where no file closes one', () => {
  const faults = circles([
    { path: 'src/domain/pricing/a.ts', text: `import { b } from '../site/b.ts';` },
    { path: 'src/domain/site/b.ts', text: '' },
    { path: 'src/domain/site/c.ts', text: `import { d } from '../pricing/deep/d.ts';` },
    { path: 'src/domain/pricing/deep/d.ts', text: '' },
  ]);
  expect(faults.map((fault) => fault.reason)).toEqual([
    'circle between folders: src/domain/pricing → src/domain/site → src/domain/pricing (' +
      'src/domain/pricing/a.ts imports src/domain/site/b.ts; src/domain/site/c.ts imports src/domain/pricing/deep/d.ts)',
  ]);
});

it('sees no circle where two files share a third', () => {
  const faults = circles([
    { path: 'src/domain/a.ts', text: `import './c.ts';` },
    { path: 'src/domain/b.ts', text: `import './c.ts'; import './a.ts';` },
    { path: 'src/domain/c.ts', text: '' },
  ]);
  expect(faults).toEqual([]);
});
