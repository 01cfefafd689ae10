import type { PageAssets } from '#src/web/shared/page/page-state.ts';
import type { Screen } from '#src/web/shared/page/page-definition.ts';
import type { BuiltPage } from '#src/web/screens.ts';

/** How the screen of a page is fetched. */
export type OpenScreen = (page: BuiltPage) => Promise<Screen>;

/** Uses the registry of all pages. In the browser it is a separate file that only client-side navigation needs. */
export const openByRegister: OpenScreen = async (page) => (await import('#src/web/screens.ts')).screens[page]();

/** Opens the current page from the file that the server named, or from the registry if that file has no screen. */
export function openNamed({ screen }: Pick<PageAssets, 'screen'>): OpenScreen {
  return async (page) => {
    if (page !== screen?.page) return openByRegister(page);
    const named: unknown = await import(/* @vite-ignore */ screen.file);
    return screenIn(named) ?? openByRegister(page);
  };
}

/** The screen among what a module gives. */
export function screenIn(module: unknown): Screen | null {
  return Object.values(Object(module)).find(isScreen) ?? null;
}

function isScreen(value: unknown): value is Screen {
  return typeof value === 'object' && value !== null && 'load' in value && 'View' in value;
}
