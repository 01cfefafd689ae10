import { expect, it } from 'vitest';
import manifest from '../package.json' with { type: 'json' };
import { painterVersion } from './version.ts';

it('is the major version of the package', () => {
  expect(manifest.version).toMatch(new RegExp(`^${painterVersion}\\.\\d+\\.\\d+$`));
});
