import { describe, expect, it } from 'vitest';
import {
  layerSummary,
  measuredFunctions,
  uncalledFunctions,
  type MeasuredFunction,
} from '../../../scripts/quality/function-coverage.ts';

const at = (line: number) => ({ start: { line, column: 7 }, end: { line, column: 12 } });

/** A report as Vitest writes it: keyed by absolute paths, with statements and branches beside the functions. */
const report = JSON.stringify({
  '/shop/src/ui/button.tsx': {
    path: '/shop/src/ui/button.tsx',
    fnMap: { 0: { name: 'Button', decl: at(3) } },
    f: { 0: 0 },
  },
  '/shop/src/domain/fee.ts': {
    path: '/shop/src/domain/fee.ts',
    statementMap: { 0: at(1) },
    s: { 0: 1 },
    fnMap: { 0: { name: 'feeOf', decl: at(20) }, 1: { name: '(anonymous_1)', decl: at(4) } },
    f: { 0: 12, 1: 0 },
  },
});

function measured(path: string, name: string, calls: number): MeasuredFunction {
  return { path, line: 1, name, calls };
}

describe('measuredFunctions', () => {
  it('returns every function with its path from the root, its line and its calls, in the order of the source', () => {
    expect(measuredFunctions(report, '/shop')).toEqual([
      { path: 'src/domain/fee.ts', line: 4, name: '(anonymous_1)', calls: 0 },
      { path: 'src/domain/fee.ts', line: 20, name: 'feeOf', calls: 12 },
      { path: 'src/ui/button.tsx', line: 3, name: 'Button', calls: 0 },
    ]);
  });

  it('throws for a report that counts no functions, so that a changed format is not taken for full coverage', () => {
    expect(() => measuredFunctions(JSON.stringify({ '/shop/src/domain/fee.ts': { s: { 0: 1 } } }), '/shop')).toThrow(
      /fnMap/,
    );
  });
});

describe('uncalledFunctions', () => {
  const fee = measured('src/domain/fee.ts', 'feeOf', 0);
  const tax = measured('src/domain/tax.ts', 'taxOf', 3);

  it('returns nothing where each function is called', () => {
    expect(uncalledFunctions([tax])).toEqual([]);
  });

  it('returns a function that no test calls', () => {
    expect(uncalledFunctions([fee, tax])).toEqual([fee]);
  });
});

describe('layerSummary', () => {
  it('counts called functions by layer and rounds down, so that 100 % means all', () => {
    const many = Array.from({ length: 2000 }, (_, index) =>
      measured('src/domain/a.ts', `f${index}`, index === 0 ? 0 : 1),
    );
    expect(layerSummary([...many, measured('src/ui/button.tsx', 'Button', 1)])).toEqual([
      'domain           1999 of   2000   99.9 %',
      'ui                  1 of      1  100.0 %',
    ]);
  });
});
