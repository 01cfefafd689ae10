import { readMachineWords } from '#src/actions/shared/translations/read-machine-words.ts';
import { checkedContent } from '#src/actions/content/versions/checked-content.ts';
import type { CachedItems, OpenContent } from '#src/actions/content/versions/cached-items.ts';
import type { Deps } from '#src/actions/deps.ts';
import { findPublishedContent } from '#src/store/content/content.store.ts';
import { inClass } from '#src/store/shared/database/query-class.ts';

type Ground = Pick<Deps, 'db' | 'caches' | 'clock' | 'log'>;

/** Notices may be lost; past this age it is read again in the background. */
const believedMs = 60_000;

/**
 * Returns the content of the shop: read once and updated by notifications, so that no page queries the database for it.
 */
export async function openContent(deps: Ground): Promise<OpenContent> {
  const { caches } = deps;
  const known = caches.content;
  if (known === null) return cacheItems(deps).loaded;
  const content = await known.loaded;
  const age = deps.clock() - content.atMs;
  if ((age < 0 || age > believedMs) && !known.refreshing) {
    known.refreshing = true;
    void read(deps).then(
      // What was forgotten meanwhile stays forgotten: it was read before the change.
      (fresh) => {
        if (caches.content === known) caches.content = settled(fresh);
      },
      (fault: unknown) => {
        known.refreshing = false;
        deps.log.warn({ fault: String(fault) }, 'reloading the content failed');
      },
    );
  }
  return content;
}

function cacheItems(deps: Ground): CachedItems {
  const { caches } = deps;
  const loaded = read(deps);
  const entry: CachedItems = { loaded, now: null, refreshing: false };
  caches.content = entry;
  loaded.then(
    (content) => (entry.now = content),
    () => {
      if (caches.content === entry) caches.content = null;
    },
  );
  return entry;
}

function settled(content: OpenContent): CachedItems {
  return { loaded: Promise.resolve(content), now: content, refreshing: false };
}

async function read({ db, clock, log }: Ground): Promise<OpenContent> {
  const atMs = clock();
  const [stored, machine] = await inClass('work', () =>
    Promise.all([findPublishedContent(db), readMachineWords(db, ['content'])]),
  );
  return { atMs, items: stored.map((one) => machine.content(checkedContent(log, one))) };
}
