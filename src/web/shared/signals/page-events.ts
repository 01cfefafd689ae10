import { loggingCalls } from '#src/contract/operations/logging.calls.ts';
import type { BeaconEvent, Exposure } from '#src/contract/operations/logging.ts';
import { consentChoice, consentNow, watchConsent } from '#src/web/shared/visitor/consent.ts';
import { entryQueue, type EntryQueue, type QueueDecision } from '#src/web/shared/signals/entry-queue.ts';
import type { SendBeacon } from '#src/web/shared/signals/send-beacon.ts';
import { visitorState } from '#src/web/shared/visitor/visitor-state.ts';

export type PageEvents = {
  /** Something happened on the page (spec §7 "v3 beacon"). */
  readonly record: (event: Omit<BeaconEvent, 'page_open_id' | 'page'>) => void;
  /**
   * The visitor's group in an experiment, or null; reading it is being exposed to it, which is reported once for each
   * load.
   */
  readonly groupOf: (experiment: string) => string | null;
  /** The visitor is shown what an experiment changes; reported once for each load. */
  readonly exposed: (to: { readonly experiment: number; readonly group: number }) => void;
  readonly flush: (leaving: boolean) => void;
};

/** What happens on pages, held back until the visitor has consented and dropped when they refuse (RU-39). */
export function pageEvents(send: SendBeacon, whereNow: () => string): PageEvents {
  const events: EntryQueue<BeaconEvent> = entryQueue(
    (entries, leaving) => send(loggingCalls.beacon, { events: entries }, leaving),
    trackingDecision,
  );
  const exposures: EntryQueue<Exposure> = entryQueue(
    (entries, leaving) => send(loggingCalls.experimentExposure, { exposures: entries }, leaving),
    trackingDecision,
  );
  const record: PageEvents['record'] = (event) =>
    events.add({ ...event, page: whereNow(), page_open_id: visitorState.now().pageId });
  const flush = (leaving: boolean): void => {
    events.flush(leaving);
    exposures.flush(leaving);
  };
  let known = consentNow();
  watchConsent(() => {
    const now = consentNow();
    // Consent is recorded as an event once events may be recorded at all (spec §6).
    if (now === 'granted' && known !== now) record({ kind: 'event', name: 'consent.granted' });
    known = now;
    flush(false);
  });
  const recorded = new Set<number>();
  const exposed: PageEvents['exposed'] = ({ experiment, group }) => {
    if (!recorded.has(experiment)) exposures.add({ experiment_id: experiment, group_id: group });
    recorded.add(experiment);
  };
  return {
    record,
    flush,
    exposed,
    groupOf: (experiment) => {
      const hit = visitorState
        .now()
        .experiments.experiments.find(({ experimentName }) => experimentName === experiment);
      if (hit === undefined) return null;
      exposed({ experiment: hit.experimentId, group: hit.groupId });
      return hit.groupName;
    },
  };
}

/** Without consent nothing goes; a refusal is final for what has been seen so far. */
function trackingDecision(): QueueDecision {
  if (consentNow() === 'granted') return 'go';
  return consentChoice() === 'denied' ? 'drop' : 'hold';
}
