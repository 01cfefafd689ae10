import type { APIRequestContext } from '@playwright/test';

import { test as plain } from './watched.ts';

export const site = new URL(process.env['E2E_BASE_URL'] ?? 'http://localhost:3000');

/** The origin of another of the site's hosts. */
export function originOf(name: string): string {
  return `${site.protocol}//${name}.${site.host}`;
}

/** A browser finds every name below `localhost` by itself; a journey's own API requests are sent to the plain name. */
export const test = plain.extend<{ api: APIRequestContext }>({
  api: async ({ playwright }, use) => {
    const api = await playwright.request.newContext({ baseURL: site.origin });
    await use(api);
    await api.dispose();
  },
});
