import { readFile } from 'node:fs/promises';

import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';

import { testDoor } from '../../../../tests/site.ts';
import { StructuredData } from '#src/web/shared/page-head/structured-data.tsx';
import { organizationFacts, structuredText } from '#src/web/shared/page-head/structured.ts';

const site = { language: 'ja', canonicalOrigin: 'https://shop.example' } as const;

it('describes the subject of the page and its location', () => {
  const text = structuredText(
    site,
    '/poi/1001-tower',
    [{ text: 'Home', href: '/ja/' }, { text: 'Tower' }],
    [{ '@type': 'TouristAttraction', name: 'Tower' }],
  );
  expect(JSON.parse(text)).toEqual({
    '@context': 'https://schema.org',
    '@graph': [
      { '@type': 'TouristAttraction', name: 'Tower', url: 'https://shop.example/ja/poi/1001-tower/' },
      {
        '@type': 'BreadcrumbList',
        itemListElement: [
          { '@type': 'ListItem', position: 1, name: 'Home', item: 'https://shop.example/ja/' },
          { '@type': 'ListItem', position: 2, name: 'Tower', item: 'https://shop.example/ja/poi/1001-tower/' },
        ],
      },
    ],
  });
});

it('never ends its element, whatever a name holds', () => {
  const text = structuredText(site, '/poi/1', [{ text: '</script><script>alert(1)</script><!--' }], []);
  const markup = renderToStaticMarkup(<StructuredData text={text} />);
  expect(markup.match(/<\/script>/g)).toHaveLength(1);
  expect(markup).not.toContain('<!--');
});

it('shows who runs the site by its logo, else by an icon that is large enough for search engines', async () => {
  const { brand } = testDoor.site;
  const canonicalOrigin = 'https://shop.example';
  const own = { '@type': 'Organization', name: brand.name, logo: 'https://shop.example/icon-any-512.png' };
  expect(organizationFacts({ brand, canonicalOrigin })).toMatchObject(own);
  // The sides of a PNG are in its head.
  const picture = await readFile('public/icon-any-512.png');
  for (const at of [16, 20]) expect(picture.readUInt32BE(at)).toBeGreaterThanOrEqual(112);
  expect(organizationFacts({ brand: { ...brand, logo: '/files/logo.png' }, canonicalOrigin })).toMatchObject({
    logo: 'https://shop.example/files/logo.png',
  });
});
