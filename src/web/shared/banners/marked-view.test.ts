import { expect, it } from 'vitest';

import { plainText } from '#src/domain/content/marked-text.ts';
import { markedView, ownHref } from '#src/web/shared/banners/marked-view.ts';
import { testDoor } from '../../../../tests/site.ts';

const site = { language: 'ja', util: testDoor.site.util } as const;
const without = { ...site, withdrawn: ['/contact', '/sustainability-our-mission'] };

it('leads to our pages in the language of the site, and to other sites unchanged', () => {
  expect(ownHref(site, '/contact/?a=1#b')).toBe('/ja/contact/?a=1#b');
  expect(ownHref(site, '/sitemap.xml')).toBe('/sitemap.xml');
  expect(ownHref(site, 'https://example.com/contact/')).toBe('https://example.com/contact/');
});

it.each(['/contact/', '/contact', '/contact/?a=1', '/contact/#b', '/sustainability-our-mission/'])(
  'leads to no page that an editor has taken away: %s',
  (href) => {
    expect(ownHref(without, href)).toBeNull();
    expect(ownHref(site, href)).not.toBeNull();
  },
);

it('renders the text of a broken link', () => {
  const text = 'Still there? [Write to us](/contact/), or see [help](/help/).';
  const blocks = markedView(without, text);
  expect(plainText(blocks)).toBe('Still there? Write to us, or see help.');
  expect(JSON.stringify(blocks)).not.toContain('/contact/');
  expect(JSON.stringify(blocks)).toContain('/ja/help/');
  expect(ownHref(without, '/contact-us/')).toBe('/ja/contact-us/');
});
