import { expect, it } from 'vitest';

import { isKnownPath } from '#src/contract/site/known-path.ts';

it.each([
  '/',
  '/help/',
  '/help',
  '/city/3-tokyo/',
  '/theme-v2/205-before-breakfast/',
  '/deals/list/campaign/',
  '/logo.svg',
  '/v1/usrcsrv/rates.json',
  '/v2/promosrv/deals/list',
])('%s may be led to', (path) => expect(isKnownPath(path)).toBe(true));

it.each([
  '/nowhere-at-all/',
  '/city/',
  '/city/tokyo/',
  '/de/help/',
  '/theme-v2/',
  '/deals/list/',
  '//help/',
  '/about.html',
  '/travel-deals/',
  '/travel-deals/city/3/',
  '/404/',
  '/dev/ui/',
  '/vx/a',
])('%s leads nowhere', (path) => expect(isKnownPath(path)).toBe(false));
