import { keepFaults } from '#src/web/early-faults.ts';
import { whenSeen } from '#src/web/when-seen.ts';
import { pageStateId, type PageState } from '#src/web/page-state.ts';

/**
 * Where a browser begins. A page can be read and its links followed without script, so what takes it over waits until it
 * is seen: on a slow line nothing then comes before sheets, letters and the first picture. It is fetched all at once,
 * since each file would else name the next.
 */
async function begin(): Promise<void> {
  keepFaults();
  const stateText = document.getElementById(pageStateId)?.textContent ?? '';
  // Written by our own server in the same release; a page without it is left as it stands.
  const state = JSON.parse(stateText) as PageState;
  await whenSeen();
  // What does not come fails below too, where it is wanted, and is told of there.
  for (const script of state.assets.scripts) import(/* @vite-ignore */ script).catch(() => undefined);
  const { takeOver } = await import('#src/web/take-over.tsx');
  await takeOver(state, stateText);
}

// Not awaited: pages share a file with this one, and one that is awaited here could not be imported by them.
void begin();
