import { createContext, useContext } from 'react';

import type { SitePart } from '#src/domain/site/site-part.ts';

const SiteContext = createContext<SitePart | null>(null);

export const SiteProvider = SiteContext.Provider;

/** The page part of the site state, for the frame; screens get it as a prop. */
export function useSite(): SitePart {
  const site = useContext(SiteContext);
  if (site === null) throw new Error('no site around this component');
  return site;
}
