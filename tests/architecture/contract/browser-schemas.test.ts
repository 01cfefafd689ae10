import { expect, it } from 'vitest';

import { browserSchemas } from '../checks/browser-schemas.ts';
import { faultText, type SourceFile } from '../checks/source.ts';
import { readTree } from '../read-tree.ts';

const endpoints: SourceFile = {
  path: 'src/contract/cart/cart.ts',
  text: "import * as z from 'zod/mini';\nexport const cartEndpoints = {};\nexport type Line = {};",
};

it('finds no way from browser code to a schema', () => {
  expect(browserSchemas(readTree(/\.tsx?$/)).map(faultText)).toEqual([]);
});

it.each([
  ['a page that imports endpoints', "import { cartEndpoints } from '#src/contract/cart/cart.ts';"],
  ['one that imports a value beside types', "import { type Line, cartEndpoints } from '#src/contract/cart/cart.ts';"],
  ['one that does so by way of another file', "import { shared } from '#src/web/cart/shared.ts';"],
  ['one that loads them later', "const later = import('#src/contract/cart/cart.ts');"],
  ['one that imports the library itself', "import { z } from 'zod';"],
])('finds %s', (_name, text) => {
  const between = {
    path: 'src/web/cart/shared.ts',
    text: "export { cartEndpoints as shared } from '#src/contract/cart/cart.ts';",
  };
  const paths = browserSchemas([endpoints, between, { path: 'src/web/cart/page.ts', text }]).map(({ path }) => path);
  expect(paths).toContain('src/web/cart/page.ts');
});

it('lets types be', () => {
  const text = "import type { Line } from '#src/contract/cart/cart.ts';";
  expect(browserSchemas([endpoints, { path: 'src/web/cart/page.ts', text }])).toEqual([]);
});
