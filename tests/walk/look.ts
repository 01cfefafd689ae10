import { pages } from '#src/contract/pages.ts';
import type { ThemeName } from '#src/domain/site/partner.ts';
import { localPath } from '#src/domain/site/addresses/address.ts';
import type { HostRow } from '#src/domain/site/hosts.ts';
import { backendLanguage, languageCodes, languages, type LanguageCode } from '#src/domain/site/language/languages.ts';
import type { Platform } from '#src/domain/site/page/platform.ts';
import type { SitePart } from '#src/domain/site/site-part.ts';
import { allPartners, partnerNamed } from '#src/partners/partners.ts';
import { layoutOf, places, type Expected, type PlaceName } from './places.ts';

/** The notice that the walked site shows to all visitors. */
export const notice = 'Storm over the bay';

/** What begins the part that the browser's script reads. */
export const stateMark = '<script id="meander-state"';

/** A page's markup, and the state that it hands to the browser. */
export class Page {
  readonly markup: string;
  readonly header: string;
  readonly footer: string;
  readonly site: SitePart;

  constructor(html: string) {
    const at = html.indexOf(stateMark);
    this.markup = html.slice(0, at);
    // What opens above the page, a menu or a picker, is not in sight.
    this.header = (/<header[\s\S]*?<\/header>/.exec(html)?.[0] ?? '').replaceAll(/<dialog[\s\S]*?<\/dialog>/g, '');
    // The last one: a sheet may have its own footer.
    this.footer = html.match(/<footer[\s\S]*?<\/footer>/g)?.at(-1) ?? '';
    // Written by our own server a moment ago.
    this.site = (JSON.parse(/>(.*?)<\/script>/s.exec(html.slice(at))?.[1] ?? '{}') as { site: SitePart }).site;
  }

  has(text: string): boolean {
    return this.markup.includes(text);
  }
}

type About = {
  readonly expected: Expected;
  readonly row: HostRow;
  readonly language: LanguageCode;
  readonly platform: Platform;
};

/** Gathers in words what a page shows otherwise than the specification has it. */
export class Look {
  readonly faults: string[] = [];

  same(what: string, found: unknown, wanted: unknown): void {
    const [a, b] = [JSON.stringify(found), JSON.stringify(wanted)];
    if (a !== b) this.faults.push(`${what}: found ${a}, expected ${b}`);
  }

  cookies(texts: readonly string[], { expected, row, language, platform }: About): void {
    const set = new Map(texts.map((text) => [text.slice(0, text.indexOf('=')), text.slice(text.indexOf('=') + 1)]));
    this.same('cookie lang', set.get('lang'), `${language}; Path=/; Max-Age=2592000; SameSite=Lax`);
    this.same('cookie platform', set.get('platform'), `${platform}; Path=/; SameSite=Lax`);
    this.same(
      'cookie currency',
      set.get('currency'),
      `${currencyOf(row, language)}; Path=/; Max-Age=604800; SameSite=Lax`,
    );
    const util = /^(\w+)\.[\w-]{43}; Path=\/; Max-Age=864000; SameSite=Lax; HttpOnly$/.exec(set.get('util') ?? '')?.[1];
    this.same('cookie util', util, expected.keepsTheme ? expected.theme : undefined);
    this.same('cookie affiliate', set.get('affiliate'), undefined);
  }

  document({ markup, site }: Page, { expected, row, language, platform, isBot }: About & { isBot: boolean }): void {
    const [html = ''] = /<html[^>]*>/.exec(markup) ?? [];
    this.same('lang', attribute(html, 'lang'), language);
    this.same('dir', attribute(html, 'dir'), language === 'ar-SA' ? 'rtl' : 'ltr');
    this.same('platform of the document', attribute(html, 'data-platform'), platform);
    this.same('theme of the document', attribute(html, 'data-partner'), expected.theme);
    this.same('its sheet', markup.includes(`href="/brand/${expected.theme}.css"`), true);
    const { host, origin, market, marketId, currency, partner, isBot: bot } = site;
    this.same(
      'the site',
      { host, origin, market, marketId, currency, partner, bot },
      {
        host: row.host,
        origin: row.origin,
        market: row.market,
        marketId: row.market === 'cn' ? 2 : 1,
        currency: currencyOf(row, language),
        partner: expected.theme,
        bot: isBot,
      },
    );
    this.same('language of the state', [site.language, site.backendLanguage], [language, backendLanguage(language)]);
    this.same('languages', site.supportLanguages, languageCodes);
    this.same('toggles', site.util.toggles, expected.toggles);
    this.same('guest checkout', site.util.isGuestCheckout, row.isGuest);
    this.same('rates', site.currencyRate['HKD'], '1');
  }

  head(
    page: Page,
    { expected, language, place }: { expected: Expected; language: LanguageCode; place: PlaceName },
  ): void {
    const isThere = expected.status === 200;
    const robots = isThere ? pages[place as keyof typeof pages].robots : 'noindex';
    this.same('robots', /<meta name="robots" content="([^"]*)"/.exec(page.markup)?.[1] ?? 'index', robots);
    const at = (code: LanguageCode): string => expected.canonicalOrigin + localPath(code, places[place].path);
    const canonical = /<link rel="canonical" href="([^"]*)"/.exec(page.markup)?.[1];
    if (isThere) this.same('canonical', canonical, at(language));
    const alternates = [...page.markup.matchAll(/<link rel="alternate" hrefLang="([^"]*)" href="([^"]*)"/g)];
    const wanted = [...languageCodes.map((code) => [code, at(code)]), ['x-default', at('en')]];
    this.same(
      'hreflang',
      alternates.map(([, code, href]) => [code, href]),
      isThere ? wanted : [],
    );
  }

  frame(
    page: Page,
    {
      expected,
      language,
      platform,
      place,
    }: { expected: Expected; language: LanguageCode; platform: Platform; place: PlaceName },
  ): void {
    const { toggles, theme, status } = expected;
    const layout = layoutOf(place, status);
    const isPlain = layout === 'blank' || layout === 'partnership';
    const isHome = place === 'home';
    const at = (path: string): string => `href="${localPath(language, path)}`;
    const { header } = page;
    this.same('cart', header.includes(at('/cart')), toggles.cart && !isPlain);
    if (!toggles.cart) this.same('no way to the cart', page.has(`${at('/cart')}"`), false);
    if (!toggles.userCentre) this.same('no way to the user centre', page.has(at('/signin')), false);
    if (platform === 'desktop')
      this.same('user centre', header.includes(at('/signin')), toggles.userCentre && !isPlain);
    this.same('search', page.has('id="header-search"'), toggles.search && !isPlain && !isHome);
    if (isHome)
      this.same('search of home', page.has(`action="${localPath(language, '/search/result')}"`), toggles.search);
    if (isHome) this.same('banner', /^<header class="[^"]*_picture_/.test(header), toggles.banner);
    const row = header.includes(at('/search/result'));
    this.same('secondary nav', row, toggles.secondaryNav && platform === 'desktop' && !isPlain && !isHome);
    if (place === 'city') this.same('breadcrumb', page.has('aria-current="page"'), toggles.breadcrumb);
    if (place === 'activity') this.same('recommendations', page.has('id="similar"'), toggles.recommendations);
    const isShop = layout === 'default' || layout === 'responsive';
    const hasNotice = isShop || layout === 'activity-booking-options';
    this.same('notice', page.has(notice), toggles.globalNotice && hasNotice);
    const hasFooter = toggles.footer && (layout === 'errors' || pages[place as keyof typeof pages].footer);
    const isFull = layout === 'errors' || isShop;
    this.same('a footer at all', page.footer !== '', hasFooter);
    this.same('footer', page.footer.includes('href="mailto:'), hasFooter && isFull);
    const title = titleOf(theme);
    for (const { title: one } of allPartners)
      if (one === title) this.same('its name', header.includes(`>${one}<`), true);
      else this.same(`the name of ${one}`, header.includes(`>${one}<`), false);
  }
}

function attribute(tag: string, name: string): string | undefined {
  return new RegExp(` ${name}="([^"]*)"`).exec(tag)?.[1];
}

function currencyOf({ market }: HostRow, language: LanguageCode): string {
  return market === 'cn' ? 'CNY' : languages[language].currency;
}

/** Guest and express checkout are ours, under no other name. */
function titleOf(theme: ThemeName): string | null {
  return theme === 'meander' || theme === 'guest_checkout' || theme === 'express_check_out'
    ? null
    : (partnerNamed(theme)?.title ?? null);
}
