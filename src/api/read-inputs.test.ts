import { expect, it } from 'vitest';

import { routes } from '#src/api/routes.ts';

it('reads take the language and the currency that every page sends with them', () => {
  const refusing = routes
    .filter(({ endpoint }) => endpoint.method === 'GET')
    .filter(({ endpoint: { input } }) => {
      const read = input.safeParse({ k_lang: 'en', k_currency: 'USD' });
      return !read.success && read.error.issues.some(({ code }) => code === 'unrecognized_keys');
    });
  expect(refusing.map(({ endpoint }) => endpoint.path.source)).toEqual([]);
});
