import { loggingCalls } from '#src/contract/operations/logging.calls.ts';
import type { ClientReport } from '#src/contract/operations/logging.ts';
import { errorSamplingPercent, isSampled } from '#src/domain/site/addresses/tracking.ts';
import { entryQueue } from '#src/web/shared/signals/entry-queue.ts';
import { lastRequestId } from '#src/web/shared/visitor/last-request.ts';
import type { SendBeacon } from '#src/web/shared/signals/send-beacon.ts';
import { visitorState } from '#src/web/shared/visitor/visitor-state.ts';

export type Reports = {
  /** Reports a fault: E for errors, W for warnings (spec §8). A call that the caller canceled is no error. */
  readonly report: (level: ClientReport['level'], fault: unknown) => void;
  readonly flush: (leaving: boolean) => void;
};

const longestMessage = 1_000;

/**
 * Faults of the browser on their way to the logging endpoint, with address, browser, country and login state (spec
 * §8); nothing of them says who someone is. One page load in a hundred reports, chosen by its id (spec §9), and each
 * fault once.
 */
export function clientReports(send: SendBeacon, samplingPercent: number = errorSamplingPercent): Reports {
  const isChosen = isSampled(visitorState.now().pageId, samplingPercent);
  const queue = entryQueue<ClientReport>((reports, leaving) => send(loggingCalls.report, { reports }, leaving));
  const reported = new Set<string>();
  return {
    report: (level, fault) => {
      if (!isChosen || isCancelled(fault)) return;
      const message = messageOf(fault).slice(0, longestMessage);
      if (reported.has(message)) return;
      reported.add(message);
      queue.add({ level, message, ...circumstances() });
    },
    flush: queue.flush,
  };
}

function circumstances(): Omit<ClientReport, 'level' | 'message'> {
  const { ipCountry, user, pageId } = visitorState.now();
  const request = lastRequestId();
  return {
    url: location.origin + location.pathname,
    user_agent: navigator.userAgent.slice(0, 512),
    country: ipCountry ?? '',
    is_logged_in: user.isLoggedIn,
    page_open_id: pageId,
    ...(request === null ? {} : { request_id: request }),
  };
}

function isCancelled(fault: unknown): boolean {
  return fault instanceof Error && fault.name === 'AbortError';
}

function messageOf(fault: unknown): string {
  if (fault instanceof Error) return fault.stack ?? `${fault.name}: ${fault.message}`;
  return typeof fault === 'string' ? fault : `thrown: ${Object.prototype.toString.call(fault)}`;
}
