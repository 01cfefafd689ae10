import { afterEach, expect, it } from 'vitest';

import { storedCookie, storeCookie } from '#src/web/shared/visitor/cookie-jar.ts';

const [ours, planted] = ['a', 'b'].map((letter) => `${letter.repeat(22)}.${'S'.repeat(43)}`);
const names = ['device_id', '__Host-device_id', 'retina'];

afterEach(() => {
  for (const name of names) document.cookie = `${name}=; Max-Age=0; Path=/; Secure`;
});

it('over https:, storedCookie reads the name with the prefix of the host, not the plain name (RU-41)', () => {
  document.cookie = `device_id=${planted}; Path=/`;
  document.cookie = `__Host-device_id=${ours}; Path=/; Secure`;
  expect(document.cookie).toContain(`device_id=${planted}`);
  expect(storedCookie('device_id')).toBe(ours);
});

it('over https:, storedCookie believes no plain name of a cookie with authority (RU-41)', () => {
  document.cookie = `device_id=${planted}; Path=/`;
  expect(document.cookie).toBe(`device_id=${planted}`);
  expect(storedCookie('device_id')).toBeNull();
});

it('over https:, storeCookie writes a cookie that storedCookie reads', () => {
  storeCookie('retina', '2');
  expect(storedCookie('retina')).toBe('2');
});
