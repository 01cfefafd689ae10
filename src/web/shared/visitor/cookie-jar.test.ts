import { afterEach, expect, it, vi } from 'vitest';

import { storedCookie } from '#src/web/shared/visitor/cookie-jar.ts';

const [ours, planted] = ['a', 'b'].map((letter) => `${letter.repeat(22)}.${'S'.repeat(43)}`);

afterEach(() => vi.unstubAllGlobals());

// Not in the browser of the tests, whose pages are served over http: alone.
it.each([
  ['https:', `device_id=${planted}; __Host-device_id=${ours}`, ours],
  ['https:', `device_id=${planted}`, null],
])('over %s, storedCookie reads of "%.12s…" the name that is believed (RU-41)', (protocol, cookie, value) => {
  vi.stubGlobal('document', { cookie });
  vi.stubGlobal('location', { protocol });
  expect(storedCookie('device_id')).toBe(value);
});
