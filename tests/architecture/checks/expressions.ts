import { RegExpParser } from '@eslint-community/regexpp';
import { analyse } from 'scslre';
import { Visitor, type ESTree } from 'vite';
import { isCode, isTest, parseSource } from './source.ts';
import type { Fault, SourceFile } from './source.ts';

/** A regular expression of the source with its place. */
export type Expression = {
  readonly path: string;
  readonly line: number;
  readonly source: string;
  readonly flags: string;
};

/**
 * Returns every regular expression of `src` that is written down; those that are put together are found by
 * `madeExpressions`.
 */
export function expressionsOf(files: readonly SourceFile[]): Expression[] {
  return sources(files).flatMap((file) => {
    const { program, lineAt } = parseSource(file);
    const found: Expression[] = [];
    new Visitor({
      Literal: (node) => {
        if (!('regex' in node)) return;
        const { pattern, flags } = node.regex;
        found.push({ path: file.path, line: lineAt(node.start), source: pattern, flags });
      },
    }).visit(program);
    return found;
  });
}

/** Where the source puts an expression together, which a reader of the source cannot judge. */
export function madeExpressions(files: readonly SourceFile[]): Fault[] {
  return sources(files).flatMap((file) => {
    const { program, lineAt } = parseSource(file);
    const found: Fault[] = [];
    const note = ({ callee, start }: ESTree.NewExpression | ESTree.CallExpression): void => {
      if (callee.type === 'Identifier' && callee.name === 'RegExp')
        found.push({ path: file.path, line: lineAt(start), reason: 'puts a regular expression together' });
    };
    new Visitor({ NewExpression: note, CallExpression: note }).visit(program);
    return found;
  });
}

function sources(files: readonly SourceFile[]): SourceFile[] {
  return files.filter((file) => isCode(file) && !isTest(file.path) && file.path.startsWith('src/'));
}

/**
 * Returns why an expression may take more than linear time on some input, or null. The analysis goes over the
 * expression itself, so that its answer is the same on every machine: two quantifiers that can share one text
 * (exponential or polynomial), and one that is tried again from every place of the text (polynomial).
 */
export function superLinear(source: string, flags: string): string | null {
  // Without a quantifier that has no end, what an expression costs does not grow with its input.
  if (!/[*+]|\{\d+,\}/.test(source)) return null;
  const { pattern, flags: parsed } = parse(source, flags);
  const { reports } = analyse({ pattern, flags: parsed }, { maxReports: 1 });
  const [report] = reports;
  return report === undefined ? null : `${report.type}, ${report.exponential ? 'exponential' : 'polynomial'}`;
}

function parse(source: string, flags: string) {
  const parser = new RegExpParser({ ecmaVersion: 2024 });
  const parsed = parser.parseFlags(flags);
  const { unicode, unicodeSets } = parsed;
  return { pattern: parser.parsePattern(source, 0, source.length, { unicode, unicodeSets }), flags: parsed };
}
