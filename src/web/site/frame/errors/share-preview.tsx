import { shareSize } from '#src/domain/orders/documents/share-card.ts';
import type { Preview } from '#src/web/shared/page/page-definition.ts';

/** What the page looks like where its address is shared; read of first loads alone, so that no browser draws it. */
export function SharePreview({ preview }: { readonly preview: Preview }) {
  return (
    <>
      <meta property="og:type" content="website" />
      <meta property="og:locale" content={preview.locale} />
      {preview.otherLocales.map((locale) => (
        <meta key={locale} property="og:locale:alternate" content={locale} />
      ))}
      <meta property="og:image" content={preview.image} />
      <meta property="og:image:type" content={preview.type} />
      <meta property="og:image:width" content={String(shareSize.width)} />
      <meta property="og:image:height" content={String(shareSize.height)} />
      <meta property="og:image:alt" content={preview.alt} />
      <meta name="twitter:card" content="summary_large_image" />
      {preview.feed !== null && <link rel="alternate" type="application/rss+xml" href={preview.feed} />}
    </>
  );
}
