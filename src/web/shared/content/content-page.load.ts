import { msg } from '@lingui/core/macro';

import type { CmsType } from '#src/domain/content/blocks/cms-types.ts';
import type { TranslationNotice } from '#src/domain/shared/text/provenance.ts';
import { localPath } from '#src/domain/site/addresses/address.ts';
import { defaultLanguage } from '#src/domain/site/language/languages.ts';
import { href } from '#src/web/shared/page/href.ts';
import { findContent, type ContentView } from '#src/web/shared/content/content-view.ts';
import { organizationFacts, structuredText } from '#src/web/shared/page-head/structured.ts';
import type { LoadContext, Loaded } from '#src/web/shared/page/page-definition.ts';

/** A page that is one item of content (RU-23). */
export type ContentPageView = {
  readonly content: ContentView;
  /** What the page says about the translation, and where it is in English. */
  readonly notice: TranslationNotice | null;
  readonly originalHref: string;
  readonly trail: readonly { readonly text: string; readonly href?: string; readonly lang?: string | undefined }[];
  readonly structured: string;
};

type Place = {
  readonly type: CmsType;
  readonly slot: string;
  readonly path: string;
  /** What schema.org calls such a page; nothing where search engines do not come. */
  readonly about?: 'AboutPage' | 'ContactPage' | 'WebPage';
};

/** Loads the item that fills a place; without one, the page is not there. */
export async function loadContentPage(context: LoadContext, place: Place): Promise<Loaded<ContentPageView>> {
  const content = await findContent(context, place.type, place.slot);
  return content === null ? { kind: 'missing' } : contentPage(context, content, place);
}

/** The page of an item that was found. */
export function contentPage(
  { i18n, site }: Pick<LoadContext, 'i18n' | 'site'>,
  content: ContentView,
  { path, about }: Pick<Place, 'path' | 'about'>,
): Loaded<ContentPageView> {
  const trail = [
    { text: i18n._(msg`Home`), href: href(site, 'home') },
    { text: content.title, lang: content.lang },
  ];
  const organization = about === 'WebPage' ? {} : { mainEntity: organizationFacts(site) };
  const facts =
    about === undefined ? [] : [{ '@type': about, name: content.title, description: content.summary, ...organization }];
  return {
    kind: 'page',
    data: {
      content,
      notice: content.translation?.notice ?? null,
      originalHref: localPath(defaultLanguage, path),
      trail,
      structured: structuredText(site, path, trail, facts),
    },
    head: {
      title: `${content.title} | ${site.brand.name}`,
      description: content.summary,
      path,
      ...(content.picture === null ? {} : { image: `/pictures/${content.picture.picture}/og.jpg` }),
    },
  };
}
