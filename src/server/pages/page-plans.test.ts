import { expect, test } from 'vitest';
import { allFeatures } from '#src/domain/site/partner.ts';
import type { MenuVertical } from '#src/domain/site/affiliate.ts';
import { hiddenHere } from '#src/server/pages/page-plans.ts';

function site(menu: readonly MenuVertical[] | null): Parameters<typeof hiddenHere>[1] {
  const affiliateLook = menu === null ? null : { aid: 'a1', menu, banners: [] };
  return { developerPages: false, util: { toggles: { ...allFeatures, cart: false } }, affiliateLook };
}

test.each([
  ['hotels', null, false],
  ['hotels', ['hotels', 'rails'], false],
  ['hotel', ['rails'], true],
  ['rails-search', ['hotels'], true],
  ['car-rentals', [], true],
  ['activity', [], true],
  ['activity-options', ['rails'], true],
  ['deals', ['activities'], true],
  ['deals-place', ['activities', 'deals'], false],
  ['value-pack', ['deals'], true],
  ['search-result', ['rails'], false],
  ['home', [], false],
  ['cart', null, true],
  ['dev-ui', null, true],
] as const)('where the menu has %s: %j', (page, menu, hidden) => {
  expect(hiddenHere(page, site(menu))).toBe(hidden);
});
