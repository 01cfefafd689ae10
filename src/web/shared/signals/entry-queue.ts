/** The queue of entries to send. */
export type EntryQueue<Entry> = {
  readonly add: (entry: Entry) => void;
  /** Sends what may go; `leaving` when the page is about to end. */
  readonly flush: (leaving?: boolean) => void;
};

/** `hold`: queue the entries for later. `drop`: discard them. */
export type QueueDecision = 'go' | 'hold' | 'drop';

/** Spec §9: the queue is sent every 5 s, or as soon as it holds 15 entries. */
export const queueEveryMs = 5_000;
export const queueSize = 15;
/** The maximum number of queued entries; beyond it the oldest are dropped. */
const mostHeld = 60;

/** Entries on their way to a logging endpoint (spec §7, §9), in batches; `decide` says whether they may go. */
export function entryQueue<Entry>(
  send: (entries: readonly Entry[], leaving: boolean) => void,
  decide: () => QueueDecision = () => 'go',
): EntryQueue<Entry> {
  let waiting: Entry[] = [];
  let timer: ReturnType<typeof setTimeout> | null = null;
  const flush = (leaving = false): void => {
    if (timer !== null) clearTimeout(timer);
    timer = null;
    const now = decide();
    if (now === 'drop') waiting = [];
    if (now === 'go') while (waiting.length > 0) send(waiting.splice(0, queueSize), leaving);
  };
  return {
    add: (entry) => {
      waiting = [...waiting, entry].slice(-mostHeld);
      if (waiting.length >= queueSize) flush();
      else timer ??= setTimeout(() => flush(), queueEveryMs);
    },
    flush,
  };
}
