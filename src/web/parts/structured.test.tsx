import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';

import { StructuredData } from '#src/web/parts/structured-data.tsx';
import { structuredText } from '#src/web/parts/structured.ts';

const site = { language: 'ja', canonicalOrigin: 'https://shop.example' } as const;

it('says what the page is about and where it lies', () => {
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
