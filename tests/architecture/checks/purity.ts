import { Visitor, type ESTree } from 'vite';
import { isCode, isTest, parseSource } from './source.ts';
import type { Fault, SourceFile } from './source.ts';

/**
 * Where clock, randomness and environment are made: the server, the programs of their own, and in the browser its
 * entry, its source of time and chance, and the keys of intent, which only the browser can make.
 */
const hasClock =
  /^(src\/server\/|scripts\/|sandbox\/|src\/web\/(entry-browser\.ts|shared\/page\/(intent-key|browser-source)\.ts)$)|^[\w-]+\.config\.ts$/;

/** Files in which numbers and dates become words: the ICU of Node and of a browser differ, so never in a component. */
const mayFormat = /\.load\.ts$/;

const impure: Readonly<Record<string, string>> = {
  'Date.now': 'a Clock is handed down',
  'Math.random': 'chance is handed down',
  'process.env': 'the environment is read once, in src/server/config/env.ts',
  'crypto.getRandomValues': 'Ids are handed down',
};

const impureNames = new Set(['randomUUID', 'randomBytes', 'randomInt', 'randomFillSync', 'getRandomValues']);

/** Clock, randomness and environment outside the server; `Temporal.Now`; formatting in components; `style=`. */
export function purityFaults(files: readonly SourceFile[]): Fault[] {
  return files.filter((file) => isCode(file) && !isTest(file.path)).flatMap(faultsOf);
}

function faultsOf(file: SourceFile): Fault[] {
  const { program, lineAt } = parseSource(file);
  const faults: Fault[] = [];
  const add = (node: ESTree.Node, reason: string): void => {
    faults.push({ path: file.path, line: lineAt(node.start), reason });
  };
  const pure = !hasClock.test(file.path);
  const seen = file.path.endsWith('.tsx') || (file.path.startsWith('src/web/') && !mayFormat.test(file.path));
  new Visitor({
    NewExpression: (node) => {
      if (pure && isNamed(node.callee, 'Date') && node.arguments.length === 0)
        add(node, 'new Date(): a Clock is handed down');
    },
    CallExpression: (node) => {
      if (pure && isNamed(node.callee, 'Date')) add(node, 'Date(): a Clock is handed down');
    },
    MemberExpression: (node) => {
      const text = memberText(node);
      const reason = impure[text];
      if (pure && reason !== undefined) add(node, `${text}: ${reason}`);
      if (/(^|\.)Temporal\.Now$/.test(text)) add(node, 'Temporal.Now: a Clock is handed down, everywhere');
      if (seen && /\.toLocale\w*$/.test(text))
        add(node, `${text}: components take ready strings, load and domain make them`);
    },
    Identifier: (node) => {
      if (pure && impureNames.has(node.name)) add(node, `${node.name}: Ids are handed down`);
      if (seen && node.name === 'Intl') add(node, 'Intl: components take ready strings, load and domain make them');
    },
    JSXAttribute: (node) => {
      if (node.name.type === 'JSXIdentifier' && node.name.name === 'style')
        add(node, 'style= in markup: use a class and tokens');
    },
  }).visit(program);
  return faults;
}

function isNamed(node: ESTree.Node, name: string): boolean {
  return node.type === 'Identifier' && node.name === name;
}

function memberText(node: ESTree.MemberExpression): string {
  const property = node.property.type === 'Identifier' && !node.computed ? node.property.name : '[]';
  const { object } = node;
  if (object.type === 'Identifier') return `${object.name}.${property}`;
  if (object.type === 'MemberExpression') return `${memberText(object)}.${property}`;
  return `….${property}`;
}
