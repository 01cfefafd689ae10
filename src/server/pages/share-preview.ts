import { createHash } from 'node:crypto';

import { painterVersion } from '@meander/scenes/version';
import { pages, type PageName, type PageRow } from '#src/contract/pages.ts';
import { documentVoice } from '#src/domain/orders/documents/voucher-document.ts';
import { parsePictureKey } from '#src/domain/catalogue/media/picture.ts';
import { localPath, type Address } from '#src/domain/site/addresses/address.ts';
import { isLanguage, languages } from '#src/domain/site/language/languages.ts';
import { openGraphLocale, type ShareCard } from '#src/domain/orders/documents/share-card.ts';
import type { SitePart } from '#src/domain/site/site-part.ts';
import { partnerNamed } from '#src/partners/partners.ts';
import { brandTokens } from '#src/server/pages/brand-sheet.ts';
import type { Head, Preview } from '#src/web/shared/page/page-definition.ts';

/** What is drawn for an address: its words over a painted picture, and the mark of all that. */
export type ShareImage = { readonly picture: string; readonly card: ShareCard; readonly mark: string };

/** Raised when the image looks different, so that no client shows the old one forever. */
const sheetVersion = 1;
const brandAction = '#d1400c';
/** The site's own scene: the first view of home, and of pages that have no picture of their own. */
export const brandPicture = 'harbour-dusk-12';
/** The picture where none can be drawn: the site's own, without text. */
export const plainImage = '/share.jpg';

/** How a page looks where its address is shared: drawn for it where search engines may come, else its bare picture. */
export function previewOf(page: PageName, head: Head, site: SitePart): Preview {
  const drawn = drawnFor(page, head, site);
  const locale = localeOf(site.language);
  const others = new Set(site.supportLanguages.map(localeOf));
  others.delete(locale);
  return {
    image: site.origin + (drawn === null ? (head.image ?? plainImage) : shareAddress(site, head.path, drawn.mark)),
    type: drawn === null ? 'image/jpeg' : 'image/png',
    alt: titleOf(head, site),
    locale,
    otherLocales: [...others],
    feed: feedOf(page, site),
  };
}

/** The feed of deals is at a path below their page. */
export const feedFile = '/rss.xml';
const fedPages: ReadonlySet<PageName> = new Set(['deals', 'deals-place', 'deals-campaign']);

/** Returns the feed of a page's matter; only on our own hosts. */
function feedOf(page: PageName, { origin, canonicalOrigin, language, util }: SitePart): string | null {
  const isOwn = origin === canonicalOrigin && !util.isGuestCheckout;
  return fedPages.has(page) && isOwn ? origin + localPath(language, '/deals').slice(0, -1) + feedFile : null;
}

/**
 * Returns what is drawn for a page; null where nothing is. It holds what the page says to everybody, and nothing of a
 * query.
 */
export function drawnFor(page: PageName, head: Head, site: Omit<SitePart, 'currencyRate' | 'menu'>): ShareImage | null {
  const { robots, auth, layout }: PageRow = pages[page];
  if (robots !== 'index' || head.robots !== undefined || auth === true || layout === 'errors') return null;
  const { brand, partner, util, language } = site;
  const colours = { ...brand.colours, ...partnerNamed(partner)?.colours };
  const card: ShareCard = {
    ...documentVoice(language, languages[language].dir),
    title: titleOf(head, site),
    over: head.share?.over ?? '',
    price: head.share?.price ?? '',
    brand: brand.name,
    partner: util.title ?? '',
    action: brandTokens({ action: colours.action ?? brandAction }, 'light')['action'] ?? brandAction,
    kind: '',
  };
  const [, key = ''] = /^\/pictures\/([a-z\d-]+)\/og\.jpg$/.exec(head.image ?? '') ?? [];
  const picture = parsePictureKey(key) === undefined ? brandPicture : key;
  return { picture, card, mark: digest([painterVersion, sheetVersion, language, head.path, picture, card]) };
}

const locales = new Map<string, string>();

/** Worked out once for each language, and not for each page. */
function localeOf(language: string): string {
  const locale = locales.get(language) ?? openGraphLocale(language);
  locales.set(language, locale);
  return locale;
}

function titleOf({ title, share }: Head, { brand }: Pick<SitePart, 'brand'>): string {
  const end = ` | ${brand.name}`;
  return share?.title ?? (title.endsWith(end) ? title.slice(0, -end.length) : title);
}

/** `/share/ja/city/3-tokyo/0123456789abcdef.png`: a language, a path, and the mark of what is drawn. */
export function shareAddress({ language }: Pick<SitePart, 'language'>, path: string, mark: string): string {
  return `/share/${language}${localPath('en', path)}${mark}.png`;
}

/** Reads such an address; null for any other. */
export function readShareAddress(text: string): (Address & { readonly mark: string }) | null {
  const [, language = '', path = '', mark = ''] =
    /^\/share\/([A-Za-z-]{2,5})(\/.*)([\da-f]{20})\.png$/.exec(text) ?? [];
  if (!isLanguage(language) || !path.endsWith('/') || path.length > 200) return null;
  return { language, path: path === '/' ? '/' : path.slice(0, -1), mark };
}

/** Returns the name under which a drawn image is stored: of its page and of what is on it. */
export function shareFile({
  host,
  language,
  path,
  mark,
}: Address & Pick<SitePart, 'host'> & { readonly mark: string }): string {
  return `${digest([host, language, path])}-${mark}.png`;
}

function digest(facts: unknown): string {
  return createHash('sha256').update(JSON.stringify(facts)).digest('hex').slice(0, 20);
}
