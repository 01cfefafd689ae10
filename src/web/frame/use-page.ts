import { useMatches } from 'react-router';

import { screens, type BuiltPage } from '#src/web/screens.ts';

/** The page that is shown; an address of no page counts as the not-found page. */
export function usePage(): BuiltPage {
  const handle = useMatches().at(-1)?.handle;
  return typeof handle === 'string' && isBuilt(handle) ? handle : 'not-found';
}

/** True for the name of a page that has its screen; the others are planned, and nothing leads to them. */
export function isBuilt(name: string): name is BuiltPage {
  return Object.hasOwn(screens, name);
}
