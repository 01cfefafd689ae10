import { chromium, devices, type Browser } from '@playwright/test';
import lighthouse from 'lighthouse';

import { pages } from '#src/contract/pages.ts';
import type { BuiltPage } from '#src/web/screens.ts';

import { findBrowser } from './find-browser.ts';
import { freePort, openShowcase } from '../commands/open-showcase.ts';

/**
 * `npx meander check lighthouse` looks at one page of each type as a phone sees it: once to have its pictures painted,
 * as a running shop has them, and then three times, since one look is chance; each figure is the middle of the three.
 * What a visitor must have brought along to see (an order, an account) is looked at by the journeys alone. Words: names
 * of pages, `--at http://…` for a site that runs.
 */
const places = {
  home: '/',
  city: '/city/3-tokyo/',
  theme: '/theme-v2/201-cities-from-above/',
  'nearby-all': '/nearby/all/',
  'popular-activities': '/popular/activities/',
  preferred: '/klook-preferred/',
  search: '/search/',
  'search-result': '/search/result/?query=tower',
  promotion: '/promotion/program/101/',
  'poi-list': '/poi/poiList/',
  poi: '/poi/3002-tokyo-skytree/',
  destination: '/destination/p3-tokyo/',
  'destination-category': '/destination/p3-tokyo/3-museum/',
  'destination-list': '/destination_list/',
  'select-language': '/select-language/',
  deals: '/deals/',
  'deals-place': '/deals/city/13-dubai/',
  'best-on': '/best-on-klook/',
  billboard: '/billboard/101-after-dark/',
  'travel-restrictions': '/travel-restrictions/',
  activity: '/activity/301-tokyo-skytree/',
  'activity-options': '/activity/301-tokyo-skytree/options/',
  'activity-reviews': '/activity/301-tokyo-skytree/reviews/',
  'value-pack': '/value-pack/302-osaka-castle-sky-and-sea/',
  'gift-cards': '/gift-cards/',
  rails: '/rails/',
  'rails-search': `/rails/search/?from=Tokyo&to=Osaka&date=${dayAhead(10)}&time=09:00`,
  hotels: '/hotels/',
  'hotels-search': `/hotels/search/?destination=3&check_in=${dayAhead(30)}&check_out=${dayAhead(32)}`,
  hotel: '/hotels/1301-kiyosumi-lantern-house/',
  'car-rentals': '/car-rentals/',
  'car-rentals-search': `/car-rentals/search/?pick_up=p3&from_date=${dayAhead(30)}&to_date=${dayAhead(32)}&age=30&country=GB`,
  cart: '/cart/',
  'sign-in': '/signin/',
  'order-lookup': '/order-lookup/',
  article: '/articles/201-tokyo-before-ten/',
  'deals-campaign': '/deals/list/campaign/',
  'popular-all': '/popular/all/',
  'top-poi-list': '/poi/toppoilist/',
  'select-currency': '/select-currency/',
  accessibility: '/accessibility/',
  'zhenxing-coupon': '/zhenxing-coupon-taiwan-tc/',
  about: '/about/',
  careers: '/careers/',
  sustainability: '/sustainability-our-mission/',
  'triple-treat': '/triple-treate-challenge-1/',
  help: '/help/',
  contact: '/contact/',
  legal: '/conditions/',
  'term-history': '/term/history/?document=policy',
  'rewards-conditions': '/rewards/conditions/',
  partnership: '/partnership/phone_coupon/ocean-bank/',
  'failed-redeem': '/partnership/phone_coupon/ocean-bank/failed-redeem/',
  'referral-event': '/referralcoupon/specialevent/1/',
  'referral-group': '/referralcoupon/group/three-together/',
  'secret-price': '/community/secretprice/ferry-by-friends/',
  'shorturl-landing': '/shorturl/landing/',
  unsubscribe: '/unsubscribe/',
  scan: '/scan/',
  'travel-deals': '/travel-deals/',
  unauthorised: '/401/',
  'server-error': '/500/',
  'not-found': '/404/',
  offline: '/offline/',
} as const satisfies Partial<Record<BuiltPage, string>>;

type Place = keyof typeof places;

/** Returns a day that is still to come: `2026-01-31`. */
function dayAhead(days: number): string {
  return new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
}

const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
/** The least score of each, out of 100. */
const least: Readonly<Record<(typeof categories)[number], number>> = {
  performance: 95,
  accessibility: 100,
  'best-practices': 100,
  seo: 100,
};

const looks = 3;

/** What makes up the first score, beside how soon the page fills: shown, and without a goal of their own. */
const measures = {
  'FCP ms': 'first-contentful-paint',
  'LCP ms': 'largest-contentful-paint',
  'TBT ms': 'total-blocking-time',
  CLS: 'cumulative-layout-shift',
} as const;

/** Returns whether a page is the response to what cannot be shown. */
function isRefused(name: Place): boolean {
  return ['not-found', 'travel-deals', 'unauthorised', 'server-error'].includes(name);
}

/** Audits that a page is spared, each with its reason. */
const exceptions: Readonly<Record<string, (name: Place) => boolean>> = {
  // By the specification search engines must not list it.
  'is-crawlable': (name) => pages[name].robots !== 'index',
  // Its status says what happened, and the browser's console repeats it.
  'http-status-code': isRefused,
  'errors-in-console': isRefused,
  // Of a long list of lines the question about cookies always covers one by half: as small as that it is not.
  'target-size': (name) => name === 'select-language',
};

type Measured = {
  readonly scores: readonly number[];
  readonly measured: readonly number[];
  readonly faults: readonly string[];
};

/** The browser's own record of a look, which it loses now and then: that says nothing of the page, so one looks again. */
const lostTrace = 'NO_NAVSTART';

async function look(name: Place, address: string, port: number, attempts = 3): Promise<Measured> {
  const skipAudits = Object.keys(exceptions).filter((audit) => exceptions[audit]?.(name) === true);
  const result = await lighthouse(address + places[name], {
    port,
    logLevel: 'error',
    output: 'json',
    onlyCategories: [...categories],
    ignoreStatusCode: true,
    skipAudits,
  });
  if (result === undefined) throw new Error(`no measurement of ${name}`);
  const { lhr } = result;
  if (lhr.runtimeError?.code === lostTrace && attempts > 1) return look(name, address, port, attempts - 1);
  const faults = categories.flatMap((category) =>
    (lhr.categories[category]?.auditRefs ?? [])
      .filter(({ weight }) => weight > 0 && category !== 'performance')
      .map(({ id }) => lhr.audits[id])
      .flatMap((audit) => (audit === undefined || audit.score === null || audit.score === 1 ? [] : [audit.id])),
  );
  const scores = categories.map((category) => Math.round((lhr.categories[category]?.score ?? 0) * 100));
  const measured = Object.values(measures).map((audit) => lhr.audits[audit]?.numericValue ?? 0);
  return { scores, measured, faults: lhr.runtimeError === undefined ? faults : [lhr.runtimeError.message, ...faults] };
}

/** Returns the median of several runs; an error counts if it occurred once. */
async function lookSeveralTimes(name: Place, address: string, port: number): Promise<Measured> {
  const results: Measured[] = [];
  for (let at = 0; at < looks; at += 1) results.push(await look(name, address, port));
  const middle = (of: (one: Measured) => readonly number[]): number[] =>
    (results[0] === undefined ? [] : of(results[0])).map(
      (_first, place) =>
        results.map((one) => of(one)[place] ?? 0).toSorted((a, b) => a - b)[Math.floor(looks / 2)] ?? 0,
    );
  return {
    scores: middle(({ scores }) => scores),
    measured: middle(({ measured }) => measured),
    faults: [...new Set(results.flatMap(({ faults }) => faults))],
  };
}

/** Opens a page as the phone of the looks would and goes down to its end, so that its pictures are requested. */
async function paintAhead(name: Place, address: string, browser: Browser): Promise<void> {
  const { userAgent, viewport, deviceScaleFactor } = devices['Pixel 7'];
  const context = await browser.newContext({ userAgent, viewport, deviceScaleFactor, isMobile: true, hasTouch: true });
  try {
    const page = await context.newPage();
    await page.goto(address + places[name], { waitUntil: 'load' });
    const height = await page.evaluate(() => document.documentElement.scrollHeight);
    for (let top = 0; top < height; top += viewport.height) {
      await page.evaluate((to) => window.scrollTo({ top: to, behavior: 'instant' }), top);
      await page.waitForTimeout(50);
    }
    await page.waitForLoadState('networkidle');
  } finally {
    await context.close();
  }
}

async function lookAtAll(names: readonly Place[], address: string): Promise<boolean> {
  let isWell = true;
  console.log(row('page', categories, Object.keys(measures)));
  for (const name of names) {
    const { scores, measured, faults } = await lookAt(name, address);
    console.log(row(name, scores.map(String), measured.map(figure)));
    for (const fault of faults) console.log(`  ${fault}`);
    isWell &&= faults.length === 0 && scores.every((score, at) => score >= least[categories[at] ?? 'seo']);
  }
  return isWell;
}

/** Uses a separate browser: one that has opened twenty pages is slower, which would affect the page's figures. */
async function lookAt(name: Place, address: string): Promise<Measured> {
  const port = await freePort();
  const args = [`--remote-debugging-port=${port}`, ...(process.getuid?.() === 0 ? ['--no-sandbox'] : [])];
  const browser = await chromium.launch({ executablePath: await findBrowser(), args });
  try {
    await paintAhead(name, address, browser);
    return await lookSeveralTimes(name, address, port);
  } finally {
    await browser.close();
  }
}

function row(name: string, scores: readonly string[], figures: readonly string[]): string {
  return [name.padEnd(24), ...scores.map((text) => text.padStart(16)), ...figures.map((text) => text.padStart(8))].join(
    '',
  );
}

/** Milliseconds are whole; what is below one is a share of the window. */
function figure(value: number): string {
  return value >= 1 || value === 0 ? String(Math.round(value)) : value.toFixed(3);
}

async function main(words: readonly string[]): Promise<number> {
  const at = words.indexOf('--at');
  const rest = words.filter((_word, place) => at === -1 || (place !== at && place !== at + 1));
  // The table's keys are its names.
  const all = Object.keys(places) as Place[];
  const unknown = rest.filter((word) => !all.some((name) => name === word));
  if (unknown.length > 0) throw new Error(`unknown page: ${unknown.join(', ')}. There are: ${all.join(', ')}`);
  const names = rest.length === 0 ? all : all.filter((name) => rest.includes(name));
  const site = at === -1 ? await openShowcase('lighthouse') : null;
  try {
    return (await lookAtAll(names, site?.address ?? words[at + 1] ?? '')) ? 0 : 1;
  } finally {
    await site?.close();
  }
}

process.exitCode = await main(process.argv.slice(2));
