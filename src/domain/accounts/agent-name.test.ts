import { expect, it } from 'vitest';

import { agentName } from '#src/domain/accounts/agent-name.ts';

const webKit = 'AppleWebKit/537.36 (KHTML, like Gecko)';

it.each([
  [`Mozilla/5.0 (Linux; Android 16; Pixel 9) ${webKit} Chrome/148.0.0.0 Mobile Safari/537.36`, 'Chrome · Android'],
  [
    `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${webKit} Chrome/148.0.0.0 Safari/537.36 Edg/148.0.0.0`,
    'Edge · Windows',
  ],
  ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10.15; rv:150.0) Gecko/20100101 Firefox/150.0', 'Firefox · macOS'],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 Version/19.0 Mobile/15E148 Safari/604.1',
    'Safari · iPhone',
  ],
  ['curl/8.9', ''],
  ['<script>alert(1)</script> Linux', 'Linux'],
  ['', ''],
])('reads %s', (text, name) => {
  expect(agentName(text)).toBe(name);
});
