import { expect, it } from 'vitest';

import type { SitePart } from '#src/domain/site/site-part.ts';
import { voiceOf } from '#src/web/entry-server.tsx';
import { menuLinks } from '#src/web/site/frame/header/menu-links.ts';
import { testDoor } from '../../../../../tests/site.ts';

const site: SitePart = { ...testDoor.site, currencyRate: {}, menu: [] };
const links = async (some: Partial<SitePart>): Promise<string[]> =>
  menuLinks(await voiceOf('en'), { ...site, ...some }).map(({ text, href }) => `${text} ${href}`);

it('leads where content says, in its order', async () => {
  expect(await links({ menu: ['deals', 'museum', 'hotels'] })).toEqual([
    'Deals /deals/',
    'Museums /search/result/?category=museum',
    'Hotels /hotels/',
  ]);
  expect(await links({ menu: [] })).toEqual([]);
});

it('leaves out what the agreement with an affiliate does not allow', async () => {
  const affiliateLook = { aid: 'a-1', menu: ['hotels'], banners: [] } as const;
  expect(await links({ menu: ['deals', 'museum', 'hotels'], affiliateLook })).toEqual(['Hotels /hotels/']);
});
