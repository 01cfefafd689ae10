import { readdirSync } from 'node:fs';

import { expect, it } from 'vitest';

import { pages } from '#src/contract/pages.ts';
import { matchUrl } from '#src/domain/site/addresses/url-pattern.ts';
import { allPartners } from '#src/partners/partners.ts';

it('recognizes partners only by paths at which the catalog has a page', () => {
  const events = new Set(
    readdirSync(new URL('../../../catalogue/phone-coupons', import.meta.url)).map((name) =>
      name.replace(/\.json$/, ''),
    ),
  );
  const paths = allPartners.flatMap(({ match }) => match.paths);
  expect(paths.length).toBeGreaterThan(0);
  for (const path of paths) {
    const params = matchUrl(pages.partnership.pattern, path);
    expect([path, events.has(params?.['event'] ?? '')]).toEqual([path, true]);
  }
});
