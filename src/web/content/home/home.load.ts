import { msg, plural } from '@lingui/core/macro';

import { homeCalls } from '#src/contract/content/home.calls.ts';
import type { HomeAnswer, HomeSection } from '#src/contract/content/home.ts';
import { languages } from '#src/domain/site/language/languages.ts';
import { href } from '#src/web/shared/page/href.ts';
import { blockView, pictureView, type BlockView, type PictureView } from '#src/web/shared/content/block-view.ts';
import { ownHref } from '#src/web/shared/banners/marked-view.ts';
import { organizationFacts, structuredText } from '#src/web/shared/page-head/structured.ts';
import type { LoadContext, Loaded } from '#src/web/shared/page/page-definition.ts';

export type HomeView = {
  /** The scene and the sentence that open the page; null where no editor says so. */
  readonly banner: BannerView | null;
  readonly sections: readonly SectionView[];
  readonly empty: boolean;
  readonly structured: string;
};

export type BannerView = {
  readonly title: string;
  readonly text: string;
  readonly lang: string | undefined;
  readonly picture: { readonly picture: string; readonly alt: string } | null;
  readonly href: string | null;
};

/**
 * `bare` has no visible heading, `own` loads after the page from data stored in the browser; a `season` starts with its
 * picture, `links` are plain links.
 */
export type SectionView = {
  readonly key: string;
  readonly look: 'bare' | 'shelf' | 'own' | 'season' | 'links';
  readonly tone: 'mist' | 'paper';
  readonly title: string;
  readonly lead: string;
  readonly lang: string | undefined;
  readonly more: string | null;
  readonly picture: PictureView | null;
  readonly blocks: readonly BlockView[];
};

/** Home: what editors have put together; a shop without anything to sell gets a page that says so. */
export async function loadHome(context: LoadContext): Promise<Loaded<HomeView>> {
  const { api, i18n, site } = context;
  const answer = await api.call(homeCalls.home, {});
  if (!answer.ok) throw new Error(`home: ${answer.error.code}`);
  const { banner, sections, counts } = answer.value;
  const brand = site.brand.name;
  return {
    kind: 'page',
    data: {
      banner: banner === null ? null : bannerView(context, banner),
      sections: counts.products === 0 ? [] : toned(sections.flatMap((section) => sectionView(context, section) ?? [])),
      empty: counts.products === 0,
      structured: siteStructured(context),
    },
    head: {
      title: i18n._(msg`${brand}: things to do, tickets and tours`),
      description: i18n._(
        msg`Book attractions, day trips, museums and food experiences in ${plural(counts.destinations, { one: '# destination', other: '# destinations' })}. The price you see is the price you pay.`,
      ),
      path: '/',
    },
  };
}

/** Structured data: the organization, and the site's search. */
function siteStructured({ site }: LoadContext): string {
  const { brand, canonicalOrigin } = site;
  const results = canonicalOrigin + href(site, 'search-result');
  const search = {
    '@type': 'SearchAction',
    target: { '@type': 'EntryPoint', urlTemplate: `${results}?query={query}` },
    'query-input': 'required name=query',
  };
  return structuredText(
    site,
    '/',
    [],
    [organizationFacts(site), { '@type': 'WebSite', name: brand.name, potentialAction: search }],
  );
}

function bannerView(
  { site, i18n }: LoadContext,
  { title, summary, lang, picture, link }: Exclude<HomeAnswer['banner'], null>,
): BannerView {
  return {
    title,
    text: summary,
    lang: otherThan(site.language, lang),
    picture: picture === null ? null : pictureView({ site, i18n }, { picture, about: site.brand.name }),
    href: link === null ? null : ownHref(site, link),
  };
}

type Plain = Omit<SectionView, 'tone'>;

/** A section without what this site does not show; null where nothing of it is left. */
function sectionView({ site, i18n }: LoadContext, section: HomeSection): Plain | null {
  const { toggles } = site.util;
  // What was agreed with an affiliate is in place of banners (spec §1).
  const replaced = (site.affiliateLook?.banners.length ?? 0) > 0;
  const shown = section.blocks.filter(
    (block) =>
      !(block.kind === 'menu' && !toggles.secondaryNav) &&
      !(block.kind === 'cards' && block.of === 'banners' && replaced) &&
      !(block.kind === 'visitor' && block.of === 'viewed' && site.isBot),
  );
  const blocks = shown.flatMap((block) => blockView({ site, i18n }, block) ?? []);
  if (blocks.length === 0) return null;
  const { picture } = section;
  return {
    key: section.key,
    look: lookOf(section, blocks),
    title: section.title,
    lead: section.summary,
    lang: otherThan(site.language, section.lang),
    more: section.link === null ? null : ownHref(site, section.link),
    picture: picture === null ? null : pictureView({ site, i18n }, { picture, about: section.title }),
    blocks,
  };
}

function lookOf({ type, picture, link }: HomeSection, blocks: readonly BlockView[]): SectionView['look'] {
  if (type === 'seo-link') return 'links';
  if (type === 'seasonal-theme' && picture !== null && link !== null) return 'season';
  if (blocks.every(({ kind }) => kind === 'menu' || kind === 'reasons')) return 'bare';
  return blocks.every((block) => block.kind === 'visitor' && block.of === 'viewed') ? 'own' : 'shelf';
}

/** Carousels of cards have a tinted background; of adjacent ones, every second one has. */
function toned(sections: readonly Plain[]): readonly SectionView[] {
  let before: SectionView['tone'] = 'paper';
  return sections.map((section) => {
    const isCarousel = section.look === 'shelf' && section.blocks.some(({ kind }) => kind === 'products');
    const tone = isCarousel && before === 'paper' ? 'mist' : 'paper';
    if (section.look !== 'own') before = tone;
    return { ...section, tone };
  });
}

function otherThan(language: LoadContext['site']['language'], lang: string): string | undefined {
  return lang === language || lang === languages[language].messages ? undefined : lang;
}
