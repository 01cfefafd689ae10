import type { ApiClient } from '#src/contract/client.ts';
import { loggingCalls } from '#src/contract/operations/logging.calls.ts';
import { pages } from '#src/contract/pages.ts';
import type { SitePart } from '#src/domain/site/site-part.ts';
import { errorSamplingPercent } from '#src/domain/site/addresses/tracking.ts';
import { browserSource } from '#src/web/shared/page/browser-source.ts';
import { exposeItems, takeExposures } from '#src/web/shared/experiments/experiments.ts';
import { takeFaults } from '#src/web/shared/page/early-errors.ts';
import { cartChanged, visitorStore } from '#src/web/shared/visitor/visitor.ts';
import { consentChoice, consentNow, watchConsent } from '#src/web/shared/visitor/consent.ts';
import { storedCookie } from '#src/web/shared/visitor/cookie-jar.ts';
import { deviceFacts, drawsWebp } from '#src/web/shared/signals/device-facts.ts';
import { watchMoves, type Router } from '#src/web/shared/tracking/navigation-events.ts';
import { pageChecks } from '#src/web/shared/tracking/page-checks.ts';
import { pageEvents, type PageEvents } from '#src/web/shared/signals/page-events.ts';
import { profileKeeper, type Identity, type ProfileKeeper } from '#src/web/shared/tracking/profile-store.ts';
import { clientReports, type Reports } from '#src/web/shared/signals/reports.ts';
import { beaconSender, type SendBeacon } from '#src/web/shared/signals/send-beacon.ts';
import { loadExperiments, loadResidence, loadSessionId, touchSession } from '#src/web/shared/tracking/start-calls.ts';
import { listenForDirectives } from '#src/web/shared/signals/track-listener.ts';
import { learn, visitorState } from '#src/web/shared/visitor/visitor-state.ts';
import { takeWarnings } from '#src/web/shared/visitor/warnings.ts';
import { watchVitals } from '#src/web/shared/signals/web-vitals.ts';

type Started = { readonly site: SitePart; readonly api: ApiClient; readonly router: Router };

/** Nothing differs between its groups: it is there so that an operator can watch the split. */
const sameForBoth = 'same-for-both';

/**
 * The browser's start (spec §1): gathers the visitor part of the site state, and sets up reports and tracking. It runs
 * after hydration, once for each load; what fails in it falls back as spec §8 says, and no page waits for it.
 */
export async function startVisitor({ site, api, router }: Started): Promise<void> {
  learn(deviceFacts(site));
  const send = beaconSender(api);
  // Developers see the console.
  const reports = clientReports(send, import.meta.env.DEV ? 0 : errorSamplingPercent);
  takeFaults((fault) => reports.report('E', 'reason' in fault ? fault.reason : (fault.error ?? fault.message)));
  takeWarnings((text) => reports.report('W', text));
  const events = pageEvents(send, () => location.pathname);
  takeExposures(events.exposed);
  listenForDirectives(document, (name) => events.record({ kind: 'event', name }));
  sendAtTheEnd(events, reports);
  await loadSessionId(api);
  // A bot can give no consent, and takes part in no experiment (RU-22).
  const settled = site.isBot ? Promise.resolve() : loadResidence(api);
  const joined = site.isBot ? Promise.resolve() : joinExperiments(site, api, settled, send);
  const keeper = profileKeeper({ api, now: () => performance.now(), consent: consentNow, known: storeIdentity });
  reloadOnChange(keeper);
  const checkPage = pageChecks(events, reports);
  watchMoves(router, (page, isFirst) => {
    if (!isFirst) learn({ pageId: browserSource.newId() });
    else if (pages[page].auth !== false) touchSession(api);
    exposeItems(site, router.state.loaderData);
    events.record({ kind: 'page', name: page });
    checkPage(pages[page].middleware);
    // The profile depends on consent (D-13), which depends on the country until the visitor has chosen.
    void (consentChoice() === null ? settled : Promise.resolve()).then(() => keeper.pageOpened(pages[page].auth));
    if (page === 'home') void joined.then(() => events.groupOf(sameForBoth));
  });
  learn({ webp: await drawsWebp() });
  await Promise.all([settled, joined]);
  await goOffline(site);
}

/** Starts offline support last, in a separate file, since the current page does not need it. Off in development. */
async function goOffline(site: SitePart): Promise<void> {
  if (import.meta.env.DEV) return;
  const { startOffline } = await import('#src/web/shared/offline/start-offline.ts');
  const now = (): string | null =>
    visitorStore.now().kind === 'member' ? (visitorState.now().user.user?.globalId ?? null) : null;
  await startOffline(site, { now, watch: visitorStore.watch });
}

/** Joins experiments, then calls the experiment service (spec §7); it gets user and device ids only with consent. */
async function joinExperiments(
  site: SitePart,
  api: ApiClient,
  settled: Promise<void>,
  send: SendBeacon,
): Promise<void> {
  await Promise.all([settled, loadExperiments(api)]);
  const [user, device] = consentNow() === 'granted' ? [storedCookie('user_id'), storedCookie('device_id')] : [];
  const who = { user: user ?? '', device_id: device ?? '' };
  const { language, currency, platform } = site;
  send(loggingCalls.experimentInit, { ...who, site_name: site.website.name, language, currency, platform }, false);
}

/** Stores the visitor's identity: the state for calls, and labels for the header. */
function storeIdentity({ user, profile, cartItems }: Identity): void {
  learn({ user });
  visitorStore.set({
    name: profile === null ? null : (profile.user_name ?? profile.phone ?? profile.email ?? ''),
    kind: profile === null ? 'visitor' : profile.kind,
    cartItems: cartItems ?? visitorStore.now().cartItems,
  });
}

function reloadOnChange(keeper: ProfileKeeper): void {
  window.addEventListener(cartChanged, () => void keeper.reload());
  let held = consentNow();
  watchConsent(() => {
    const now = consentNow();
    if (now !== held && visitorState.now().user.isLoggedIn) void keeper.reload();
    held = now;
  });
}

/** When the page is left or hidden: the measures of its load, once, and all that waits. */
function sendAtTheEnd(events: PageEvents, reports: Reports): void {
  const vitals = watchVitals();
  let isReported = false;
  const end = (): void => {
    if (!isReported) for (const [name, value] of vitals()) events.record({ kind: 'vital', name, value });
    isReported = true;
    events.flush(true);
    reports.flush(true);
  };
  window.addEventListener('pagehide', end);
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') end();
  });
}
