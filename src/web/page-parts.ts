import type { ComponentType } from 'react';

import { pages } from '#src/contract/pages.ts';
import { DefaultLayout } from '#src/web/site/layouts/default.layout.tsx';
import type { LayoutName, Layouts } from '#src/web/site/layouts/layouts.ts';
import type { OpenScreen } from '#src/web/open-screen.ts';
import type { Screen } from '#src/web/shared/page/page-definition.ts';
import type { BuiltPage } from '#src/web/screens.ts';

/** The screens and layouts that a table of routes has loaded so far. */
export type PageParts = {
  /** Loads a page's screen and layout; rejects when a file does not arrive, and may be called again. */
  readonly open: (page: BuiltPage) => Promise<Screen>;
  readonly viewOf: (page: BuiltPage) => Screen['View'] | null;
  /** Returns the default layout if the named one is not loaded, so that an error screen always has a frame. */
  readonly layoutOf: (name: LayoutName) => ComponentType;
};

/**
 * Loads screens and layouts in loaders rather than by the router's `lazy`: a route with a rejected `lazy` renders
 * nothing, even with an error boundary, and the rejection is cached until the page is reloaded.
 */
export function pageParts(openScreen: OpenScreen, registry: Layouts): PageParts {
  const views = new Map<BuiltPage, Screen['View']>();
  const frames = new Map<LayoutName, ComponentType>();
  return {
    open: async (page) => {
      const { layout } = pages[page];
      const [screen, frame] = await Promise.all([openScreen(page), registry[layout]()]);
      views.set(page, screen.View);
      frames.set(layout, frame);
      return screen;
    },
    viewOf: (page) => views.get(page) ?? null,
    layoutOf: (name) => frames.get(name) ?? DefaultLayout,
  };
}
