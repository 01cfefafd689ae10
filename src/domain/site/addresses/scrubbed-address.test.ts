import { expect, it } from 'vitest';

import { scrubbedAddress } from '#src/domain/site/addresses/scrubbed-address.ts';

it.each([
  ['/ja/activity/205-star-ferry-harbour-cruise/?date=2026-12-24&adults=2', null],
  [
    '/v1/privacysrv/exports/5a0e5f0c-3a5e-4a36-9a43-0d3b9d0f6c11/data.json?key=abc&k_lang=en',
    '/v1/privacysrv/exports/…/data.json?key=…&k_lang=en',
  ],
  ['/secure-account/?token=AAAA.BBBB&done=x', '/secure-account/?token=…&done=x'],
  ['/order-lookup/?order=K7QX2M9DPA&KEY=abc', '/order-lookup/?order=K7QX2M9DPA&KEY=…'],
  ['/v3/usrcsrv/user/login/google/return?state=a&code=b', '/v3/usrcsrv/user/login/google/return?state=…&code=…'],
  ['/search/result/?query=ana%40mail.example', '/search/result/?query=…'],
  ['/search/result/?query=%2B44+20+7946+0018', '/search/result/?query=…'],
  ['/wishlist/Ab3dE/', '/wishlist/…/'],
  ['/s/Ab3dE', '/s/…'],
  ['/?%74oken=abc', '/?%74oken=…'],
  ['/?a=%zz', null],
  ['/x/Zm9vYmFyYmF6cXV4MTIzNDU2/y', '/x/…/y'],
])('shows %j without secrets', (address, shown) => {
  expect(scrubbedAddress(address)).toBe(shown ?? address);
});

it('stays on one line and ends after 500 characters', () => {
  expect(scrubbedAddress('/a\r\nb\u2028c')).toBe('/abc');
  expect(scrubbedAddress(`/${'ab/'.repeat(400)}`)).toHaveLength(500);
});

it.each([
  ['/voucher/K7QX2M9DPA/?key=1.g2a.0123', '/voucher/K7QX2M9DPA/?key=…'],
  [
    '/order-lookup/?order=K7QX2M9DPA&key=1.g2a.0123&part=messages',
    '/order-lookup/?order=K7QX2M9DPA&key=…&part=messages',
  ],
  ['/v3/google?code=a%2Fb&state=c', '/v3/google?code=…&state=…'],
  ['/?admin_preview_mode=x&text_debug=y', '/?admin_preview_mode=…&text_debug=…'],
  ['/?KEY=x', '/?KEY=…'],
  ['/search/result/?query=key&monkey=1', '/search/result/?query=key&monkey=1'],
])('replaces in %s what opens something', (address, scrubbed) => {
  expect(scrubbedAddress(address)).toBe(scrubbed);
});
