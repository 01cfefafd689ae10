import { expect, it } from 'vitest';

import { platformOf } from '#src/domain/site/platform.ts';

it.each([
  [
    'mobile',
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1',
  ],
  [
    'mobile',
    'Mozilla/5.0 (iPad; CPU OS 12_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/12.1 Safari/604.1',
  ],
  [
    'mobile',
    'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36',
  ],
  ['mobile', 'MeanderApp/5.6 (Android 15)'],
  [
    'mobile',
    'Mozilla/5.0 (Phone; OpenHarmony 5.0) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/114.0.0.0 Safari/537.36',
  ],
  ['mobile', 'Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 MicroMessenger/7.0 miniProgramEnv/Windows'],
  [
    'desktop',
    'Mozilla/5.0 (Linux; Android 15; SM-X910) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36',
  ],
  [
    'desktop',
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Safari/605.1.15',
  ],
  [
    'desktop',
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36',
  ],
  ['desktop', ''],
])('counts as %s: %s', (platform, userAgent) => {
  expect(platformOf(userAgent)).toBe(platform);
});

it('reads no further than 512 characters', () => {
  expect(platformOf(`${'x'.repeat(512)}iPhone`)).toBe('desktop');
});
