import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { closedBeginnings } from '#src/contract/site/indexed-pages.ts';
import { pages as pageTable, type PageRow } from '#src/contract/pages.ts';
import { readAddress } from '#src/domain/site/addresses/address.ts';
import { matchUrl } from '#src/domain/site/addresses/url-pattern.ts';
import { feedCases } from './feed-cases.ts';
import { nestedTypes, structuredFaults, structuredTypes } from './schema-org.ts';
import { shareCases } from './share-cases.ts';
import { openWholeSite, type WholeSite } from './site.ts';

const origin = 'http://localhost:3000';
const isWhole = import.meta.env.MODE === 'whole';

let whole: WholeSite;
beforeAll(async () => {
  whole = await openWholeSite();
}, 180_000);
afterAll(() => whole.close());

async function send(path: string, host = 'localhost') {
  const { statusCode, headers, body } = await whole.server.inject({ url: path, headers: { host: `${host}:3000` } });
  return { status: statusCode, type: String(headers['content-type']), body, location: headers.location };
}

function locations(xml: string): string[] {
  return [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, place = '']) => place.replace(origin, ''));
}

/** Returns all pages that the site announces to search engines, in a language. */
async function reported(language: string): Promise<string[]> {
  const files = locations((await send('/sitemap.xml')).body).filter((file) => file.includes(`.${language}.`));
  const texts = await Promise.all(files.map((file) => send(file)));
  return texts.flatMap(({ body }) => locations(body));
}

/**
 * Returns the pages of this site that a page links to; of their queries only the page of a list, or the kind of its
 * items.
 */
function links(html: string): string[] {
  return [...html.matchAll(/<a [^>]*?href="(\/[^"]*)"/g)].flatMap(([, href = '']) => {
    const url = new URL(href.replaceAll('&amp;', '&'), origin);
    if (url.origin !== origin || readAddress(url.pathname).language !== 'en') return [];
    const isPart = url.searchParams.size === 1 && (url.searchParams.has('page') || url.searchParams.has('kind'));
    return [url.pathname + (isPart ? url.search : '')];
  });
}

/** The structured data of a kind of page, the first that an address fits; null where nothing is. */
const spokenOf: readonly (readonly [RegExp, readonly string[] | null])[] = [
  [/^\/$/, ['Organization', 'WebSite']],
  [/^\/activity\/[^/]+\/$/, ['Product', 'BreadcrumbList']],
  [/^\/activity\/[^/]+\/options\//, null],
  [/^\/city\/[^?]+$/, ['TouristDestination', 'ItemList', 'BreadcrumbList']],
  [/^\/destination\/p\d+[^?]*$/, ['Place', 'BreadcrumbList']],
  [/^\/poi\/\d/, ['TouristAttraction', 'BreadcrumbList']],
  [/^\/(theme-v2|promotion\/program)\/[^?]+$/, ['ItemList', 'BreadcrumbList']],
  [
    /^\/(deals|popular\/all|popular\/activities|destination_list|poi\/poiList|poi\/activityList)\/$/,
    ['ItemList', 'BreadcrumbList'],
  ],
  [/^\/(value-pack\/.+|gift-cards)\/$/, ['Product', 'BreadcrumbList']],
  [/^\/help\/$/, ['FAQPage', 'BreadcrumbList']],
  [/^\/about\/$/, ['AboutPage', 'BreadcrumbList']],
  [/^\/contact\/$/, ['ContactPage', 'BreadcrumbList']],
  [
    /^\/(careers|conditions|policy|tnc-for-ai-tools|price|cookiepolicy|bugbounty|krlocationbasedservices|law|rewards\/conditions)\/$/,
    ['WebPage', 'BreadcrumbList'],
  ],
  [/^\/(mandatory|surveys|marketing|thirdparty)consent\/$/, ['WebPage', 'BreadcrumbList']],
  [/^\/(animalwelfarepolicy|accessibility|sustainability-our-\w+|articles\/.+)\/$/, ['WebPage', 'BreadcrumbList']],
  [/^\/hotels\/\d/, ['Hotel', 'BreadcrumbList']],
  [/^\/(hotels|rails)\/$/, ['ItemList', 'BreadcrumbList']],
  [
    /^\/(klook-preferred|best-on-klook|travel-restrictions|term\/history|car-rentals|nearby\/all|deals\/list\/campaign|triple-treate-challenge-1|zhenxing-coupon-taiwan-tc|activity\/[^/]+\/reviews)\/$/,
    ['BreadcrumbList'],
  ],
];

/** Returns the structured data that a page lacks. */
function untold(path: string, types: readonly string[], isListed: boolean): readonly string[] {
  const row = spokenOf.find(([kind]) => kind.test(path));
  if (row === undefined && isListed) return [`${path} is listed, but not declared`];
  const expected = row?.[1] ?? [];
  const spoken = new Set(types.flatMap((type) => type.split('+')));
  if (spoken.has('TouristDestination') || spoken.has('TouristAttraction')) spoken.add('Place');
  return expected.filter((type) => !spoken.has(type)).map((type) => `${path} is no ${type}`);
}

/** A search engine shows a description below the title: none may be missing, cut to nothing, or say of a page what another's says. */
function undescribed(path: string, html: string, described: Map<string, string>): readonly string[] {
  const text = /<meta name="description" content="([^"]*)"/.exec(html)?.[1] ?? '';
  const other = described.get(text);
  described.set(text, path);
  return [
    ...(text.length < 25 ? [`${path} is hardly described: ${text}`] : []),
    ...(text.length > 320 ? [`${path} is described at length: ${text}`] : []),
    ...(other === undefined ? [] : [`${path} is described as ${other} is: ${text}`]),
  ];
}

/** What a search engine shows above it names us once at most. */
function boastful(path: string, html: string): readonly string[] {
  const title = /<title>([^<]*)/.exec(html)?.[1] ?? '';
  return title.split('Meander').length > 2 ? [`${path} names us twice: ${title}`] : [];
}

/** Pages of one product, one attraction, one kind of things at a place: there are many alike, so each twelfth is opened, and all with `--mode whole`. */
function isLeaf(path: string): boolean {
  return /^\/(activity|poi)\/\d/.test(path) || /^\/destination\/p\d+[^/]*\/\d/.test(path);
}

shareCases(() => whole);
feedCases(() => whole);

describe('a search engine', () => {
  it('finds the index of all languages, and a file of each kind of page', async () => {
    const { status, type, body } = await send('/sitemap.xml');
    expect([status, type]).toEqual([200, 'application/xml; charset=utf-8']);
    const files = locations(body);
    expect(files).toContain('/sitemaps/activity.en.1.xml');
    expect(files).toContain('/sitemaps/city.ar-SA.1.xml');
    expect(files).toContain('/sitemaps/article.ja.1.xml');
    expect(files).toContain('/sitemaps/destination.de.1.xml');
    expect(files).toContain('/sitemaps/destination-category.ko.1.xml');
    // There is no review yet, and a page of samples does not count.
    expect(files).not.toContain('/sitemaps/activity-reviews.en.1.xml');
    expect(new Set(files.map((file) => file.split('.')[1])).size).toBe(26);
    expect(body).toMatch(/<lastmod>\d{4}-\d\d-\d\dT[\d:.]+Z<\/lastmod>/);
  });

  it('lists the same pages in every language, at their own addresses', async () => {
    const [english, japanese] = await Promise.all([reported('en'), reported('ja')]);
    expect(japanese).toEqual(english.map((path) => `/ja${path}`));
    expect(new Set(english).size).toBe(english.length);
  });

  it('gets nothing for a file that is not there', async () => {
    for (const name of ['activity.en.2.xml', 'activity.xx.1.xml', 'nothing.en.1.xml', 'activity.en.0.xml', 'x'])
      expect((await send(`/sitemaps/${name}`)).status, name).toBe(404);
  });

  it('lists an address of every kind of page that it may list', async () => {
    const paths = (await reported('en')).map((path) => readAddress(path).path);
    const untoldOf = Object.entries<PageRow>(pageTable).flatMap(([name, { pattern, robots }]) =>
      robots !== 'index' || paths.some((path) => matchUrl(pattern, path) !== null) ? [] : [name],
    );
    // A list that phones alone have, a page without reviews yet, and an old address that leads to a sight's own.
    expect(untoldOf.toSorted()).toEqual(['activity-reviews', 'attraction', 'top-poi-list']);
  });

  it('reaches every listed page by links alone, and finds no broken one', async () => {
    const closed = closedBeginnings(true);
    const pages = await reported('en');
    const wrong: string[] = [];
    let leaves = 0;
    const kinds = new Set<string>();
    const described = new Map<string, string>();
    const seen = new Set(['/']);
    const waiting = ['/'];
    while (waiting.length > 0) {
      const found = await Promise.all(waiting.splice(0, 8).map(async (path) => ({ path, ...(await send(path)) })));
      for (const { path, status, body, location } of found) {
        if (status >= 400) wrong.push(`${path} ${status}`);
        const types = structuredTypes(body);
        for (const type of [...types, ...nestedTypes(body)]) kinds.add(type);
        wrong.push(...structuredFaults(body).map((fault) => `${path} ${fault}`));
        if (status === 200) wrong.push(...untold(path, types, pages.includes(path)));
        // All reviews of a new shop are samples (RU-32).
        if (body.includes('"AggregateRating"')) wrong.push(`${path} presents samples as reviews`);
        const own = /<link rel="canonical" href="([^"]+)"/.exec(body)?.[1]?.replace(origin, '');
        if (pages.includes(path) && (own !== path || body.includes('name="robots"')))
          wrong.push(`${path} is not its own`);
        if (pages.includes(path)) wrong.push(...undescribed(path, body, described), ...boastful(path, body));
        const onward = location === undefined ? links(body) : [new URL(location, origin).pathname];
        for (const one of onward) {
          if (seen.has(one) || closed.some((start) => one.startsWith(start))) continue;
          seen.add(one);
          if (isWhole || !isLeaf(one) || leaves++ % 12 === 0) waiting.push(one);
        }
      }
    }
    expect(wrong).toEqual([]);
    expect(pages.filter((path) => !seen.has(path))).toEqual([]);
    for (const kind of [
      'Product+TouristTrip',
      'SearchAction',
      'AggregateOffer',
      'Offer',
      'Question',
      'Answer',
      'ListItem',
    ])
      expect(kinds, kind).toContain(kind);
    // A show is an event: one is opened by itself, since but a sample of activities is.
    expect(structuredTypes((await send('/activity/1005-uluwatu-kecak-fire-dance/')).body)).toContain('Event');
    expect(pages.length).toBeGreaterThan(200);
  }, 1_200_000);

  it('is kept out of the hosts of partners and guests, and of what belongs to a person', async () => {
    const own = await send('/robots.txt');
    expect(own.body).toContain(`Sitemap: ${origin}/sitemap.xml`);
    for (const start of ['/user/', '/cart/', '/platform/pay/', '/voucher/'])
      expect(own.body).toContain(`Disallow: ${start}\nDisallow: /*${start}`);
    expect(own.body).not.toMatch(/^Disallow: \/(deals|activity|search)?\/?$/m);
    for (const host of ['guest.localhost', 'jinair.localhost']) {
      expect((await send('/robots.txt', host)).body).toBe('User-agent: *\nDisallow: /\n');
      expect((await send('/sitemap.xml', host)).status).toBe(404);
    }
    expect(locations((await send('/sitemap.xml', 'cn.localhost')).body)[0]).toContain('http://cn.localhost:3000/');
  });
});

it('a phone gets what it needs to install the site, in the look and language of the page', async () => {
  const { body: page } = await send('/ar-SA/', 'jinair.localhost');
  const place = /<link rel="manifest" href="([^"]+)"/.exec(page)?.[1] ?? '';
  const { status, type, body } = await send(place);
  expect([status, type]).toEqual([200, 'application/manifest+json; charset=utf-8']);
  const manifest: unknown = JSON.parse(body);
  expect(manifest).toMatchObject({
    name: 'Meander × Jin Air',
    lang: 'ar-SA',
    dir: 'rtl',
    start_url: '/ar-SA/',
    theme_color: '#3c5400',
  });
  for (const [, icon = ''] of body.matchAll(/"src":"([^"]+)"/g)) expect((await send(icon)).status, icon).toBe(200);
  for (const name of ['nobody.en.webmanifest', 'meander.xx.webmanifest', 'x'])
    expect((await send(`/manifests/${name}`)).status, name).toBe(404);
});

it('security.txt names a contact, valid for at most a year', async () => {
  const { status, body } = await send('/.well-known/security.txt');
  expect(status).toBe(200);
  expect(body).toContain('Contact: mailto:help@example.com\n');
  const expires = Date.parse(/^Expires: (.+)$/m.exec(body)?.[1] ?? '');
  expect(expires).toBeGreaterThan(Date.now());
  expect(expires).toBeLessThan(Date.now() + 365 * 86_400_000);
  const policy = /^Policy: (.+)$/m.exec(body)?.[1] ?? '';
  expect((await send(new URL(policy).pathname)).status).toBe(200);
});

it('a keeper of passwords is led to where ways to sign in are changed', async () => {
  expect(await send('/.well-known/change-password')).toMatchObject({ status: 302, location: '/user/security/' });
});
