import { forgetCatalogue } from '#src/actions/catalogue/forget-catalogue.ts';
import { forgetContent } from '#src/actions/content/versions/forget-content.ts';
import type { Deps } from '#src/actions/deps.ts';
import { utcDayAt } from '#src/domain/shared/time/day-number.ts';
import { nextTurn } from '#src/domain/content/shown-content.ts';
import { listen } from '#src/store/shared/database/db-listen.ts';

type Following = {
  readonly deps: Pick<Deps, 'db' | 'caches' | 'clock'>;
  /** A direct address of the database: a pooler loses notices. */
  readonly url: string;
  readonly forgetPages: () => void;
};

/** So late at most a page shows what a window of content has begun or ended. */
const lookEveryMs = 1_000;

/**
 * Drops what this process caches of catalogue and content when any process changes it; cached pages also when content
 * begins or ends by the clock, or a legal text with the day (UTC), which sends no notification.
 */
export function followChanges({ deps, url, forgetPages }: Following): { readonly close: () => Promise<void> } {
  const forgetAll = (): void => {
    forgetContent(deps.caches);
    forgetCatalogue(deps.caches);
    forgetPages();
  };
  const onNotice = (about: string): void => {
    if (about !== 'content') return forgetAll();
    forgetContent(deps.caches);
    forgetPages();
  };
  let heard = false;
  const onListening = (): void => {
    // A change made while nothing was listening has sent no notification here.
    if (heard) forgetAll();
    heard = true;
  };
  const notices = listen({ url, channel: 'catalogue', onNotice, onListening });
  let lookedMs = deps.clock();
  let day = utcDayAt(lookedMs);
  const turns = setInterval(() => {
    // Legal texts begin to hold with a day.
    const today = utcDayAt(deps.clock());
    if (today !== day) forgetPages();
    day = today;
    const content = deps.caches.content?.now;
    // While nothing is cached, the time is checked later.
    if (content === undefined || content === null) return;
    const nowMs = deps.clock();
    const turn = nextTurn(content.items, lookedMs);
    lookedMs = nowMs;
    if (turn !== null && turn <= nowMs) forgetPages();
  }, lookEveryMs);
  turns.unref();
  return {
    close: async () => {
      clearInterval(turns);
      await notices.close();
    },
  };
}
