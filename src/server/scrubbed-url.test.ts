import { globSync, readFileSync } from 'node:fs';

import { expect, it } from 'vitest';

import { scrubbedUrl } from '#src/server/scrubbed-url.ts';

it.each([
  ['/voucher/K7QX2M9DPA/?key=1.g2a.0123', '/voucher/K7QX2M9DPA/?key=-'],
  [
    '/order-lookup/?order=K7QX2M9DPA&key=1.g2a.0123&part=messages',
    '/order-lookup/?order=K7QX2M9DPA&key=-&part=messages',
  ],
  ['/v3/google?code=a%2Fb&state=c', '/v3/google?code=-&state=-'],
  ['/?admin_preview_mode=x&text_debug=y', '/?admin_preview_mode=-&text_debug=-'],
  ['/?KEY=x', '/?KEY=-'],
  ['/search/result/?query=key&monkey=1', '/search/result/?query=key&monkey=1'],
])('scrubs %s', (url, scrubbed) => {
  expect(scrubbedUrl(url)).toBe(scrubbed);
});

it('is what every log line with an address uses', () => {
  const files = globSync('src/server/**/*.ts').filter((file) => !file.endsWith('.test.ts'));
  const bare = files.filter((file) => /\blog\.\w+\([^;]*\burl: request\b/s.test(readFileSync(file, 'utf8')));
  expect(bare).toEqual([]);
});
