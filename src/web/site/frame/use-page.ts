import { useMatches } from 'react-router';

import { pages, type PageName } from '#src/contract/pages.ts';
import type { BuiltPage } from '#src/web/screens.ts';

/** The page that is shown; an address of no page counts as the not-found page. */
export function usePage(): BuiltPage {
  const handle = useMatches().at(-1)?.handle;
  return typeof handle === 'string' && isBuilt(handle) ? handle : 'not-found';
}

/**
 * True for the name of a page that has its screen: a building test holds the table against the register, which the first
 * view does without.
 */
export function isBuilt(name: string): name is BuiltPage {
  return isPage(name) && !pages[name].planned && !pages[name].byServer;
}

function isPage(name: string): name is PageName {
  return Object.hasOwn(pages, name);
}
