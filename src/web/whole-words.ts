type Load = () => Promise<void>;

let load: Load | null = null;
let loading: Promise<void> | null = null;

/** The browser's doorway says where the words come from that the first view has no use for. */
export function wordsComeFrom(source: Load): void {
  load = source;
}

/** Waits until the words of every page are there. On the server they always are. */
export function wholeWords(): Promise<void> {
  if (load === null) return Promise.resolve();
  loading ??= load().catch((error: unknown) => {
    // The next page asks again.
    loading = null;
    throw error;
  });
  return loading;
}

/** A file of words that does not come is reported, and English takes its place (spec §8). */
export async function orEnglish<Words>(own: () => Promise<Words>, english: () => Promise<Words>): Promise<Words> {
  return own().catch((error: unknown) => {
    reportError(error);
    return english();
  });
}
