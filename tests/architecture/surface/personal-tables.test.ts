import { expect, it } from 'vitest';

import { personalTables } from '#src/store/accounts/privacy/personal-tables.ts';
import { readTree } from '../read-tree.ts';

/** Tables of the migrations' texts. */
function tablesOf(texts: readonly string[]): readonly string[] {
  const all = texts.join('\n');
  const made = [...all.matchAll(/^create table (?:if not exists )?([a-z_]+)/gm)].map((match) => match[1] ?? '');
  const dropped = new Set([...all.matchAll(/^drop table (?:if exists )?([a-z_]+)/gm)].map((match) => match[1]));
  return made.filter((name) => !dropped.has(name));
}

/** Tables without an answer, and answers without a table. */
function differences(tables: readonly string[], answers: readonly string[]): readonly string[] {
  return [
    ...tables.filter((name) => !answers.includes(name)).map((name) => `${name} has no answer in personal-tables.ts`),
    ...answers.filter((name) => !tables.includes(name)).map((name) => `${name} is no table`),
  ];
}

it('declares for every table its personal data, export and erasure', () => {
  const migrations = readTree(/\.sql$/).filter(({ path }) => path.startsWith('src/store/migrations/'));
  const tables = tablesOf(migrations.map(({ text }) => text));
  expect(tables.length).toBeGreaterThan(80);
  expect(differences(tables, Object.keys(personalTables))).toEqual([]);
});

it('finds an undeclared table, and a declaration without a table', () => {
  const tables = tablesOf(['create table kept (\n', 'create table gone (\n', 'drop table gone;\n']);
  expect(tables).toEqual(['kept']);
  expect(differences(tables, ['old'])).toHaveLength(2);
});

it('erases the account last, since all the others are found by it', () => {
  expect(Object.keys(personalTables).at(-1)).toBe('account');
});
