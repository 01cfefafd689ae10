import type { WordArea } from '#src/web/shared/messages/message-areas.ts';

type Load = (area: WordArea) => Promise<void>;

let load: Load | null = null;
const loading = new Map<WordArea, Promise<void>>();

/** The browser's entry says where the words come from that the first view has no use for. */
export function wordsComeFrom(source: Load): void {
  load = source;
  loading.clear();
}

/** Waits until the messages of an area and of the frame are loaded. On the server they always are. */
export async function wholeWords(area: WordArea = 'frame'): Promise<void> {
  await Promise.all([once('frame'), area === 'frame' ? null : once(area)]);
}

function once(area: WordArea): Promise<void> {
  if (load === null) return Promise.resolve();
  const known = loading.get(area);
  if (known !== undefined) return known;
  const requested = load(area).catch((error: unknown) => {
    // The next page tries again.
    loading.delete(area);
    throw error;
  });
  loading.set(area, requested);
  return requested;
}

/** Reports a message file that fails to load, and uses another language instead, finally English (spec §8). */
export async function orElse<Words>(own: () => Promise<Words>, further: () => Promise<Words>): Promise<Words> {
  return own().catch((error: unknown) => {
    reportError(error);
    return further();
  });
}
