import { expect, it } from 'vitest';

import { isKnownPath } from '#src/contract/known-path.ts';

it.each([
  '/',
  '/help/',
  '/help',
  '/city/3-tokyo/',
  '/theme-v2/205-before-breakfast/',
  '/deals/list/campaign/',
  '/logo.svg',
  '/v1/usrcsrv/deals.rss',
])('%s may be led to', (path) => expect(isKnownPath(path)).toBe(true));

it.each(['/nowhere-at-all/', '/city/', '/city/tokyo/', '/de/help/', '/theme-v2/', '/deals/list/', '//help/'])(
  '%s leads nowhere',
  (path) => expect(isKnownPath(path)).toBe(false),
);
