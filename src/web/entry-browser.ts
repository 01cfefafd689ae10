import { collectEarlyErrors } from '#src/web/shared/page/early-errors.ts';
import { registerTrustedTypes } from '#src/web/shared/offline/trusted-types.ts';
import { whenVisible } from '#src/web/shared/page/on-first-visible.ts';
import { pageStateId, type PageState } from '#src/web/shared/page/page-state.ts';

/**
 * The browser's entry point. Pages and their links work without script, so hydration waits until the page is visible:
 * on slow connections style sheets, fonts and the first picture load first. All scripts are requested at once, since
 * otherwise each file would only name the next.
 */
async function begin(): Promise<void> {
  // The typings do not know it yet.
  registerTrustedTypes((globalThis as { trustedTypes?: Parameters<typeof registerTrustedTypes>[0] }).trustedTypes);
  collectEarlyErrors();
  const stateText = document.getElementById(pageStateId)?.textContent ?? '';
  // Written by our own server in the same release; a page without it is left unchanged.
  const state = JSON.parse(stateText) as PageState;
  await whenVisible();
  // A script that fails to load fails again where it is used, and is reported there.
  for (const script of state.assets.scripts) {
    import(/* @vite-ignore */ script).catch(() => undefined);
    // Each request takes a phone a few milliseconds, and there are a dozen: let user input run in between.
    await nextTurn();
  }
  const { hydrate: takeOver } = await import('#src/web/hydrate.tsx');
  await takeOver(state, stateText);
}

/** A turn of the browser without the wait that it adds to timers. */
function nextTurn(): Promise<unknown> {
  const { port1, port2 } = new MessageChannel();
  return new Promise((resolve) => {
    port1.addEventListener('message', resolve, { once: true });
    port1.start();
    port2.postMessage(null);
  });
}

// Not awaited: pages share a file with this one, and one that is awaited here could not be imported by them.
void begin();
