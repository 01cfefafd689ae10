import { afterEach, expect, it } from 'vitest';

import { storedCookie, storeCookie } from '#src/web/shared/visitor/cookie-jar.ts';

const ours = `${'a'.repeat(22)}.${'S'.repeat(43)}`;

afterEach(() => {
  for (const name of ['device_id', 'retina']) document.cookie = `${name}=; Max-Age=0; Path=/`;
});

it('over http:, storedCookie reads the name without a prefix (RU-41)', () => {
  expect(storedCookie('device_id')).toBeNull();
  document.cookie = `device_id=${ours}; Path=/`;
  expect(storedCookie('device_id')).toBe(ours);
});

it('storedCookie reads what storeCookie wrote, beside other cookies', () => {
  document.cookie = `device_id=${ours}; Path=/`;
  storeCookie('retina', '2');
  expect(storedCookie('retina')).toBe('2');
});
