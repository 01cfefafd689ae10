import type { Plugin } from 'vite';

import { pages } from '../../src/contract/pages.ts';

/** The mode of Vite whose build has the developer pages: what `npm start` makes of a showcase. */
export const showcaseMode = 'showcase';

const developerPages: ReadonlySet<string> = new Set(
  Object.entries(pages).flatMap(([name, { developer }]) => (developer ? [name] : [])),
);
const screenModule = /[\\/]src[\\/]web[\\/][a-z-]+[\\/]([a-z-]+)[\\/][^\\/]+\.(screen|page)\.tsx$/;

/**
 * Puts the page that says "not found" in the place of every developer page, so that a production build holds none of
 * their code and none of what they call (RU-30).
 */
export function withoutDeveloperPages(): Plugin {
  return {
    name: 'without-developer-pages',
    enforce: 'pre',
    load(id) {
      const name = screenModule.exec(id.split('?', 1)[0] ?? '')?.[1] ?? '';
      return developerPages.has(name) ? emptyScreen(name) : undefined;
    },
  };
}

/** `dev-ui` exports `devUiScreen`, as every screen's module does (a test of the architecture holds that). */
function emptyScreen(name: string): string {
  const exported = `${name.replaceAll(/-([a-z])/g, (_, letter: string) => letter.toUpperCase())}Screen`;
  return `export { notFoundScreen as ${exported} } from '#src/web/site/not-found/not-found.screen.tsx';`;
}
