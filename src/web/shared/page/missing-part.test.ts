import { expect, it } from 'vitest';

import { isMissingFile } from '#src/web/shared/page/missing-part.ts';

it.each([
  ['Failed to fetch dynamically imported module: https://shop.test/assets/a.js', true],
  ['error loading dynamically imported module: https://shop.test/assets/a.js', true],
  ['Importing a module script failed.', true],
  ['Unable to preload CSS for /assets/kit.css', true],
  ['city: server_error', false],
])('distinguishes a missing file from an error of ours: %s', (message, isMissing) => {
  expect(isMissingFile(new TypeError(message))).toBe(isMissing);
});
