import type { ReactNode } from 'react';

import { languages } from '#src/domain/site/language/languages.ts';
import type { SitePart } from '#src/domain/site/site-part.ts';
import { pageStateId, type PageAssets } from '#src/web/shared/page/page-state.ts';

type DocumentProps = {
  readonly site: SitePart;
  readonly assets: PageAssets;
  readonly stateText: string;
  readonly children: ReactNode;
};

/** The whole HTML document, the same tree on the server and in the browser. */
export function Document({ site, assets, stateText, children }: DocumentProps) {
  return (
    <html
      lang={site.language}
      dir={languages[site.language].dir}
      data-platform={site.platform}
      data-partner={site.partner}
    >
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <meta name="theme-color" content="#ffffff" media="(prefers-color-scheme: light)" />
        <meta name="theme-color" content="#15121f" media="(prefers-color-scheme: dark)" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
        <link rel="manifest" href={`/manifests/${site.partner}.${site.language}.webmanifest`} />
        {assets.fonts.map((href) => (
          <link key={href} rel="preload" as="font" type="font/woff2" href={href} crossOrigin="anonymous" />
        ))}
        {assets.styles.map((href) => (
          <link key={href} rel="stylesheet" href={href} />
        ))}
        <link rel="stylesheet" href={`/brand/${site.partner}.css`} />
      </head>
      <body>
        {children}
        <script
          id={pageStateId}
          type="application/json"
          suppressHydrationWarning
          dangerouslySetInnerHTML={{ __html: stateText }}
        />
      </body>
    </html>
  );
}
