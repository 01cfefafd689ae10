import type { Page, Request } from '@playwright/test';

import { alive, button, enterByPhone, goTo, travellerAt } from '../traveller.ts';
import { expect, test } from '../watched.ts';

/** The calls of the API that a page makes, as they go out. */
function callsOf(page: Page): { readonly paths: () => readonly string[]; readonly of: (path: string) => Request[] } {
  const requests: Request[] = [];
  page.on('request', (request) => {
    if (/^\/(xos_gc\/)?v\d\//.test(new URL(request.url()).pathname)) requests.push(request);
  });
  const pathOf = (request: Request): string => new URL(request.url()).pathname;
  return {
    paths: () => requests.map(pathOf),
    of: (path) => requests.filter((request) => pathOf(request) === path),
  };
}

const profileCalls = [
  '/v3/userserv/user/profile_service/dispatch',
  '/v3/userserv/user/profile_service/get_simple_profile_by_token',
  '/v3/userserv/user/session_service/get',
];
const dispatch = profileCalls[0] ?? '';
const startCalls = [
  '/v1/expsrv/init',
  '/v1/usrcsrv/session/id',
  '/v1/webbffapi/residence',
  '/v2/usrcsrv/hit/experiments',
  dispatch,
  '/v3/userserv/user/session_service/get',
];

test('a first visit makes each start-up call once, and navigation repeats none @sample-desktop', async ({ page }) => {
  const calls = callsOf(page);
  const traveller = await travellerAt(page, 'en');
  await goTo(traveller, '/');
  await expect.poll(() => calls.paths().toSorted()).toEqual(startCalls);
  // All of them speak for one device: the first answer has named it.
  const devices = calls.of(dispatch).concat(calls.of('/v2/usrcsrv/hit/experiments'));
  const names = await Promise.all(devices.map((request) => request.headerValue('_pt')));
  expect(names[0]).toMatch(/^[\w-]{22}\.[\w-]{43}$/);
  expect(new Set(names).size).toBe(1);
  await page.locator('a[track="click:home.card"]').first().click();
  await expect(page).toHaveURL(/\/activity\//);
  await expect(page.locator('h1')).toBeVisible();
  expect(
    calls
      .paths()
      .filter((path) => startCalls.includes(path))
      .toSorted(),
  ).toEqual(startCalls);
});

test('a page without a visitor requests no profile @sample-desktop', async ({ page, watch }) => {
  watch.allow(404, /\/404\//);
  const calls = callsOf(page);
  await page.goto('/404/');
  await alive(page);
  await expect.poll(() => calls.paths()).toContain('/v1/expsrv/init');
  expect(calls.paths().filter((path) => profileCalls.includes(path))).toEqual([]);
});

test('nothing is tracked before the visitor consents, and then what they have seen so far @desktop', async ({
  page,
}) => {
  const calls = callsOf(page);
  const traveller = await travellerAt(page, 'en');
  await goTo(traveller, '/');
  await expect(button(traveller, 'Accept')).toBeVisible();
  await page.locator('a[track="click:home.card"]').first().click();
  await expect(page).toHaveURL(/\/activity\//);
  expect(calls.of('/v3/logsrv/beacon')).toEqual([]);
  await button(traveller, 'Accept').click();
  await expect.poll(() => calls.of('/v3/logsrv/beacon')).toHaveLength(1);
  const [beacon] = calls.of('/v3/logsrv/beacon');
  const sent = beacon?.postDataJSON() as { events: { name: string }[] } | undefined;
  expect(sent?.events.map(({ name }) => name)).toEqual([
    'home',
    'risk.signals',
    'home.card',
    'activity',
    'consent.granted',
  ]);
  const seen = calls.of('/v1/expsrv/exposure');
  expect(seen).toHaveLength(1);
  const reported = seen[0]?.postDataJSON() as { exposures: { experiment_id: number; group_id: number }[] } | undefined;
  const exposures = reported?.exposures ?? [];
  // The page that was drawn says which group it was drawn for, and that is the one that is reported.
  expect(exposures.map(({ experiment_id: id }) => id)).toEqual([1, 2]);
  const state = await page.evaluate(
    () =>
      JSON.parse(document.getElementById('meander-state')?.textContent ?? '{}') as {
        site: { variants: { group: number }[] };
      },
  );
  expect(exposures[1]?.group_id).toBe(state.site.variants[0]?.group);
});

test('page speed is reported when the page is left @desktop', async ({ page }) => {
  const traveller = await travellerAt(page, 'en');
  await goTo(traveller, '/');
  await button(traveller, 'Accept').click();
  const sent = await page.evaluate(async () => {
    const bodies: Promise<string>[] = [];
    navigator.sendBeacon = (_url, body) => {
      if (body instanceof Blob) bodies.push(body.text());
      return true;
    };
    Object.defineProperty(document, 'visibilityState', { value: 'hidden' });
    document.dispatchEvent(new Event('visibilitychange'));
    return Promise.all(bodies);
  });
  const events = sent.flatMap((body) => (JSON.parse(body) as { events: { name: string; value: number }[] }).events);
  const vitals = new Map(events.map(({ name, value }) => [name, value]));
  expect(vitals.get('lcp')).toBeGreaterThan(0);
  expect(vitals.get('ttfb')).toBeGreaterThan(0);
  expect(vitals.get('cls')).toBeLessThan(0.1);
});

test('a visitor who refuses is neither tracked nor prompted again @desktop', async ({ page }) => {
  const calls = callsOf(page);
  const traveller = await travellerAt(page, 'en');
  await goTo(traveller, '/');
  await button(traveller, 'Decline').click();
  await goTo(traveller, '/cart/');
  await expect.poll(() => calls.of('/v1/expsrv/init').length).toBe(2);
  await page.waitForTimeout(2_000);
  await expect(button(traveller, 'Accept')).toHaveCount(0);
  expect(calls.paths().filter((path) => /logsrv|exposure/.test(path))).toEqual([]);
});

test('the storage of scripts is on the list, contains no names, and preserves a refusal at sign-out @desktop', async ({
  page,
}) => {
  const traveller = await travellerAt(page, 'en');
  const stored = (): Promise<readonly string[]> => page.evaluate(() => Object.entries(localStorage).flat());
  await goTo(traveller, '/');
  await button(traveller, 'Decline').click();
  await goTo(traveller, '/signin/');
  await enterByPhone(traveller, `+81 90${String(Date.now()).slice(-8)}`);
  await alive(page);
  const [key, value, ...others] = await stored();
  expect(key).toBe('meander:consent');
  expect(value).toMatch(/^\{"value":"denied","until":\d{13}\}$/);
  expect(others).toEqual([]);
  await goTo(traveller, '/signin/');
  const gone = page.waitForResponse((response) => response.url().includes('/user/logout'));
  const reloaded = page.waitForEvent('domcontentloaded');
  await button(traveller, 'Sign out').click();
  await gone;
  await reloaded;
  // A refusal persists; the page may navigate while it is read.
  await expect(async () => expect(await stored()).toEqual(['meander:consent', expect.any(String)])).toPass();
});
