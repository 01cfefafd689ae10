import { runMiddleware } from '#src/web/shared/tracking/middleware.ts';
import type { PageEvents } from '#src/web/shared/signals/page-events.ts';
import type { Reports } from '#src/web/shared/signals/reports.ts';
import { recordRiskSignals } from '#src/web/shared/signals/risk-signals.ts';
import { checkDirectives } from '#src/web/shared/signals/track-listener.ts';
import { whenIdle } from '#src/web/shared/page/when-idle.ts';

/**
 * What is done for each page that is opened in the browser: its row's middleware, and a look at its tracking directives
 * once they are drawn.
 */
export function pageChecks(events: PageEvents, reports: Reports): (middleware: readonly string[]) => void {
  const complained = new Set<string>();
  const warn = (text: string): void => {
    // oxlint-disable-next-line no-console -- the specification requests a warning on the console (spec §5)
    console.warn(text);
    reports.report('W', text);
  };
  const complain = (text: string): void => {
    if (import.meta.env.DEV) reportError(new Error(text));
    else warn(text);
  };
  return (middleware) => {
    runMiddleware({ risk: () => recordRiskSignals(events) }, middleware, warn);
    whenIdle(() => checkDirectives(document, complained, complain));
  };
}
