import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

import { withoutDeveloperPages } from '../../../scripts/build-steps/without-developer-pages.ts';
import { pages } from '#src/contract/pages.ts';

const web = fileURLToPath(new URL('../../../src/web', import.meta.url));
const screens = readdirSync(web, { recursive: true, encoding: 'utf8' })
  .map((path) => path.replaceAll('\\', '/'))
  .filter((path) => /^[\w-]+\/([\w-]+)\/\1\.screen\.tsx$/.test(path));
const developer = Object.entries(pages).flatMap(([name, row]) => (row.developer ? [name] : []));

function load(path: string): unknown {
  const { load: hook } = withoutDeveloperPages();
  // The hook uses nothing of its context.
  return typeof hook === 'function' ? Reflect.apply(hook, undefined, [path]) : undefined;
}

test('every page below /dev/ is marked as one for developers, and no other', () => {
  const below = Object.entries(pages).flatMap(([name, { pattern }]) =>
    pattern.source.startsWith('/dev/') ? [name] : [],
  );
  expect(developer).toEqual(below);
  expect(developer.length).toBeGreaterThan(1);
});

test.each(developer)('a production build replaces what the register imports for %s', (name) => {
  const register = readFileSync(join(web, 'screens.ts'), 'utf8');
  const [, file = '', exported = ''] =
    new RegExp(`import\\('#src/web/([\\w-]+/${name}/[^']+)'\\)\\)\\.(\\w+)`).exec(register) ?? [];
  expect(load(join(web, file))).toContain(`notFoundScreen as ${exported} `);
});

test('a production build does not change any other screen', () => {
  const others = screens.filter((path) => !developer.includes(path.split('/')[1] ?? ''));
  expect(others.length).toBeGreaterThan(60);
  for (const path of others) expect(load(join(web, path))).toBeUndefined();
});
