import { afterEach, expect, it, vi } from 'vitest';

import { ownTimeZone } from '#src/web/shared/moments/own-time-zone.load.ts';

afterEach(() => void vi.restoreAllMocks());

it('returns the zone of the clock', () => {
  expect(ownTimeZone()).toBe(new Intl.DateTimeFormat().resolvedOptions().timeZone);
});

it('returns UTC where the browser names a zone that no format accepts', () => {
  const options = new Intl.DateTimeFormat().resolvedOptions();
  vi.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions').mockReturnValueOnce({
    ...options,
    timeZone: 'Etc/Unknown',
  });
  expect(ownTimeZone()).toBe('UTC');
});
