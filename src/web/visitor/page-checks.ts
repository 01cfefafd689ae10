import { runMiddleware } from '#src/web/visitor/middleware.ts';
import type { PageEvents } from '#src/web/visitor/page-events.ts';
import type { Reports } from '#src/web/visitor/reports.ts';
import { tellRiskSignals } from '#src/web/visitor/risk-signals.ts';
import { checkDirectives } from '#src/web/visitor/track-listener.ts';
import { whenIdle } from '#src/web/when-idle.ts';

export type PageChecks = {
  /** True for the first page of a load, and once. */
  readonly isFirst: () => boolean;
  /** Runs what the page's row names, and looks at its tracking directives once they are drawn. */
  readonly opened: (middleware: readonly string[]) => void;
};

/** What is done for each page that is opened in the browser. */
export function pageChecks(events: PageEvents, reports: Reports): PageChecks {
  const complained = new Set<string>();
  let count = 0;
  const warn = (text: string): void => {
    // oxlint-disable-next-line no-console -- the specification asks for a warning on the console (spec §5)
    console.warn(text);
    reports.report('W', text);
  };
  const complain = (text: string): void => {
    if (import.meta.env.DEV) reportError(new Error(text));
    else warn(text);
  };
  return {
    isFirst: () => {
      count += 1;
      return count === 1;
    },
    opened: (middleware) => {
      runMiddleware({ risk: () => tellRiskSignals(events) }, middleware, warn);
      whenIdle(() => checkDirectives(document, complained, complain));
    },
  };
}
