import { deviceOf } from '#src/domain/site/page/platform.ts';
import { smallStore } from '#src/web/shared/storage/small-store.ts';

/** Chromium's prompt to install a web app, stored until the visitor requests it; it is in no standard yet. */
type InstallPrompt = Event & { readonly prompt: () => Promise<{ readonly outcome: 'accepted' | 'dismissed' }> };

/**
 * How this browser installs the web app: `ask` by a prompt that we may open, `share` by the share menu (iOS), `menu` by
 * the browser's own menu; `done` when it was installed just now, `running` when the page runs in it.
 */
export type InstallState = 'unknown' | 'ask' | 'share' | 'menu' | 'done' | 'running';

const state = smallStore<InstallState>('unknown');
let offered: InstallPrompt | null = null;

export const installState = { now: state.now, watch: state.watch, unknown: (): InstallState => 'unknown' };

/** The browser may make its offer at any moment after the page has loaded. */
export function watchInstall(): void {
  window.addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault();
    if (!isPrompt(event)) return;
    offered = event;
    state.set('ask');
  });
  window.addEventListener('appinstalled', () => state.set('done'));
  if (state.now() === 'unknown') state.set(firstState());
}

function firstState(): InstallState {
  // The manifest's own display, and that of an older installation.
  if (matchMedia('(display-mode: minimal-ui), (display-mode: standalone)').matches) return 'running';
  return deviceOf(navigator.userAgent).isIOS ? 'share' : 'menu';
}

/** Puts the browser's question. An offer can be used once; afterwards the browser's menu remains. */
export async function promptInstall(): Promise<void> {
  const prompt = offered;
  offered = null;
  if (prompt === null) return;
  const { outcome } = await prompt.prompt();
  state.set(outcome === 'accepted' ? 'done' : 'menu');
}

function isPrompt(event: Event): event is InstallPrompt {
  return 'prompt' in event && typeof event.prompt === 'function';
}
