import type { HydrationState } from 'react-router';

import type { PageName } from '#src/contract/pages.ts';
import type { SitePart } from '#src/domain/site/site-part.ts';

/** Files of the browser build that a page needs. */
export type PageAssets = {
  readonly styles: readonly string[];
  /** Font files of the page's language, fetched in parallel with the style sheets that use them. */
  readonly fonts: readonly string[];
  /** Fetched once the page is seen, beside one another. */
  readonly scripts: readonly string[];
  readonly entry: string;
  /** Which of them has the page's own screen; none in development. */
  readonly screen?: { readonly page: PageName; readonly file: string } | undefined;
};

/** The state that the server embeds in the page for hydration. It has no personal data on cacheable pages. */
export type PageState = {
  readonly site: SitePart;
  readonly assets: PageAssets;
  readonly router: HydrationState;
};

export const pageStateId = 'meander-state';

/** Returns the state as JSON that is safe inside a script element. */
export function serialise(state: PageState): string {
  return inScript(state);
}

/** Returns JSON that is safe inside a script element: `<` is escaped, so that no text can end the element (T-23). */
export function inScript(facts: unknown): string {
  return JSON.stringify(facts)
    .replaceAll('<', String.raw`\u003c`)
    .replaceAll('\u2028', String.raw`\u2028`)
    .replaceAll('\u2029', String.raw`\u2029`);
}
