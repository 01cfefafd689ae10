import { test as base, expect, type BrowserContext } from '@playwright/test';

/** Something that went wrong in a browser without the traveller having done anything for it. */
export type Finding = {
  readonly kind: 'console' | 'page error' | 'failed request' | 'policy';
  readonly text: string;
  readonly url: string;
  readonly status?: number;
};

export type Watch = {
  /** Declares a failed answer that belongs to the journey. One that never occurs is an error of the test. */
  readonly allow: (status: number, url: RegExp) => void;
  /** What has been found so far; emptied by looking. */
  readonly take: () => readonly Finding[];
};

type Allowed = { readonly status: number; readonly url: RegExp; seen: boolean };

/** Looks over the shoulder of every page of a context, the payment provider's included. */
async function watchOver(context: BrowserContext, findings: Finding[]): Promise<void> {
  context.on('console', (message) => {
    if (message.type() !== 'error' && message.type() !== 'warning') return;
    // Said by what walks the journeys, which lets no worker in.
    if (message.text().startsWith('Service Worker registration blocked by Playwright')) return;
    findings.push({ kind: 'console', text: message.text(), url: message.location().url });
  });
  context.on('weberror', (fault) => {
    findings.push({
      kind: 'page error',
      text: String(fault.error().stack ?? fault.error()),
      url: fault.page()?.url() ?? '',
    });
  });
  context.on('response', (response) => {
    const status = response.status();
    if (status < 400) return;
    findings.push({
      kind: 'failed request',
      text: `${response.request().method()} → ${status}`,
      url: response.url(),
      status,
    });
  });
  context.on('requestfailed', (request) => {
    const why = request.failure()?.errorText ?? '';
    // A picture or a prefetch that is given up because the traveller goes on, and a download.
    if (why === 'net::ERR_ABORTED') return;
    // The page itself reports a connection that a journey cuts.
    if (why === 'net::ERR_INTERNET_DISCONNECTED') return;
    // What the policy stops says so itself; a browser without script names its scripts so too.
    if (why === 'csp') return;
    findings.push({ kind: 'failed request', text: `${request.method()} ${why}`, url: request.url() });
  });
  await context.exposeBinding('reportPolicyViolation', ({ page }, text: string) => {
    findings.push({ kind: 'policy', text, url: page.url() });
  });
  await context.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (event) => {
      const report = (window as unknown as { reportPolicyViolation: (text: string) => void }).reportPolicyViolation;
      report(`${event.violatedDirective} refused ${event.blockedURI} (${event.sample})`);
    });
  });
}

/** The browser says a failed answer twice: as the answer, and on its console with the same address. */
function isAllowed({ kind, status, text, url }: Finding, allowed: readonly Allowed[]): boolean {
  const said = kind === 'console' ? Number(/the server responded with a status of (\d+)/.exec(text)?.[1]) : status;
  const found = allowed.find((one) => one.status === said && one.url.test(url));
  if (found !== undefined) found.seen = true;
  return found !== undefined;
}

const noPicture = { contentType: 'image/svg+xml', body: '<svg xmlns="http://www.w3.org/2000/svg"/>' };

/**
 * Pictures have their size before they are there, and a new shop paints each when it is first requested. That takes up to
 * twenty seconds on a busy machine, in which they occupy the six connections that a browser has to a server: the data of
 * the next page would wait behind them. `site/pictures.journey.ts` has pictures painted.
 */
async function withoutPictures(context: BrowserContext): Promise<void> {
  await context.route('**/pictures/**', async (route) => route.fulfill(noPicture));
}

/**
 * The test of every journey: whatever it does, no page may write an error or a warning to the console, throw, request
 * something that fails, or break the content policy.
 */
export const test = base.extend<{ watch: Watch }>({
  watch: [
    async ({ context }, use) => {
      const findings: Finding[] = [];
      const allowed: Allowed[] = [];
      await watchOver(context, findings);
      await withoutPictures(context);
      const take = (): readonly Finding[] => findings.splice(0).filter((finding) => !isAllowed(finding, allowed));
      await use({ allow: (status, url) => allowed.push({ status, url, seen: false }), take });
      expect(take(), 'the browser met faults on the way').toEqual([]);
      expect(
        allowed.filter((one) => !one.seen).map((one) => `${one.status} ${one.url}`),
        'declared, but never met',
      ).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };
