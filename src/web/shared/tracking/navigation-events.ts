import type { createBrowserRouter } from 'react-router';

import { pages, type PageName } from '#src/contract/pages.ts';

export type Router = Pick<ReturnType<typeof createBrowserRouter>, 'state' | 'subscribe'>;

/** Reports the current page, and each page opened by navigation; a path with another query is the same page. */
export function watchMoves(router: Router, opened: (page: PageName, isFirst: boolean) => void): void {
  let path: string | null = null;
  const look = ({ navigation, location, matches }: Router['state']): void => {
    if (navigation.state !== 'idle' || location.pathname === path) return;
    const isFirst = path === null;
    path = location.pathname;
    const name: unknown = matches.at(-1)?.route.handle;
    opened(typeof name === 'string' && isPage(name) ? name : 'not-found', isFirst);
  };
  look(router.state);
  router.subscribe(look);
}

function isPage(name: string): name is PageName {
  return Object.hasOwn(pages, name);
}
