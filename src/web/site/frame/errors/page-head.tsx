import { pages } from '#src/contract/pages.ts';
import { localPath } from '#src/domain/site/addresses/address.ts';
import type { SitePart } from '#src/domain/site/site-part.ts';
import { pageDescription } from '#src/domain/site/page/page-description.ts';
import { pageTitle } from '#src/domain/site/page/page-title.ts';
import { SharePreview } from '#src/web/site/frame/errors/share-preview.tsx';
import type { Head } from '#src/web/shared/page/page-definition.ts';
import type { BuiltPage } from '#src/web/screens.ts';

type PageHeadProps = { readonly page: BuiltPage; readonly head: Head; readonly site: SitePart };

/** Title, description, robots, canonical and the same page in every language; React lifts them into the head. */
export function PageHead({ page, head, site }: PageHeadProps) {
  const description = pageDescription(head.description);
  const title = pageTitle(head.title, site.brand.name);
  const robots = head.robots ?? pages[page].robots;
  const url = site.canonicalOrigin + localPath(site.language, head.path);
  return (
    <>
      <title>{title}</title>
      {description !== '' && <meta name="description" content={description} />}
      {robots !== 'index' && <meta name="robots" content={robots} />}
      <link rel="canonical" href={url} />
      {pages[page].layout !== 'errors' && (
        <>
          {site.supportLanguages.map((code) => (
            <link key={code} rel="alternate" hrefLang={code} href={site.canonicalOrigin + localPath(code, head.path)} />
          ))}
          <link rel="alternate" hrefLang="x-default" href={site.canonicalOrigin + localPath('en', head.path)} />
        </>
      )}
      <meta property="og:title" content={title} />
      {description !== '' && <meta property="og:description" content={description} />}
      <meta property="og:url" content={url} />
      <meta property="og:site_name" content={site.brand.name} />
      {import.meta.env.SSR && head.preview !== undefined && <SharePreview preview={head.preview} />}
    </>
  );
}
