import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

import { withoutDeveloperPages } from '../../../scripts/build-steps/without-developer-pages.ts';
import { pages } from '#src/contract/pages.ts';

const screens = fileURLToPath(new URL('../../../src/web/screens', import.meta.url));
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
  const register = readFileSync(join(screens, '../screens.ts'), 'utf8');
  const [, file = '', exported = ''] =
    new RegExp(`import\\('#src/web/screens/(${name}/[^']+)'\\)\\)\\.(\\w+)`).exec(register) ?? [];
  expect(load(join(screens, file))).toContain(`notFoundScreen as ${exported} `);
});

test('a production build leaves every other screen as it is', () => {
  for (const name of readdirSync(screens).filter((one) => !developer.includes(one)))
    expect(load(join(screens, name, `${name}.screen.tsx`))).toBeUndefined();
});
