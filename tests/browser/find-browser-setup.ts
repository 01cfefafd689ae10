import { findBrowser } from '../../scripts/quality/find-browser.ts';

/**
 * Finds the browser of this run, or installs one, as the journeys do. The runner calls this before it starts the browser, and
 * only where a test that needs one is among those that were selected.
 */
export async function setup(): Promise<void> {
  process.env['CHROMIUM_PATH'] = await findBrowser();
}
