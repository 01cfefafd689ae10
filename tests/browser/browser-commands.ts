import { defineBrowserCommand } from '@vitest/browser-playwright';

/** What the network answers a request of the page with. */
export type WireAnswer = {
  readonly status: number;
  readonly headers?: Record<string, string>;
  readonly body?: string;
};

/**
 * Has the network answer the requests for a path of the site, until a later call for it. The page calls the `fetch` of
 * its browser, so that redirects, failures and what the caches store are those of the browser.
 */
export const answerAt = defineBrowserCommand<[path: string, answer: WireAnswer]>(async ({ page }, path, answer) => {
  await page.unroute(`**${path}`);
  await page.route(`**${path}`, (route) => route.fulfill(answer));
});

/** Removes every answer that a test has set. */
export const answerNothing = defineBrowserCommand(async ({ page }) => page.unrouteAll());

/** Refuses the page camera, position and whatever else a browser prompts its user for. */
export const refusePermissions = defineBrowserCommand(async ({ context }) => context.grantPermissions([]));

declare module 'vitest/browser' {
  // Merged into the commands of the runner, which are an interface.
  // oxlint-disable-next-line typescript/consistent-type-definitions
  interface BrowserCommands {
    answerAt: (path: string, answer: WireAnswer) => Promise<void>;
    answerNothing: () => Promise<void>;
    refusePermissions: () => Promise<void>;
  }
}
