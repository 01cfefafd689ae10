import type { Deps } from '#src/actions/deps.ts';
import { route, type Route } from '#src/api/route.ts';
import { loggingEndpoints, type Exposure } from '#src/contract/operations/logging.ts';
import { ok } from '#src/domain/failure.ts';
import { agentText, withoutPersons } from '#src/domain/accounts/privacy/mask.ts';

/** What browsers report, written to the log under one field `kind` and without names (T-64). */
export const loggingRoutes: readonly Route[] = [
  route(loggingEndpoints.report, async ({ log }, { input }) => {
    for (const { level, message, url, user_agent, country, is_logged_in, page_open_id, request_id } of input.reports) {
      const about = {
        kind: 'client-report',
        severity: level,
        report: withoutPersons(message),
        page: pathOf(url),
        agent: agentText(user_agent),
        country,
        isLoggedIn: is_logged_in,
        pageOpenId: page_open_id,
        lastRequest: request_id,
      };
      if (level === 'I') log.info(about, 'client report');
      else log.warn(about, 'client report');
    }
    return ok(null);
  }),
  route(loggingEndpoints.beacon, async ({ log }, { input }) => {
    for (const { kind, name, page, page_open_id, value, facts } of input.events) {
      const about = {
        kind: 'client-event',
        type: kind,
        event: name,
        page: page === undefined ? undefined : pathOf(page),
        pageOpenId: page_open_id,
        value,
        facts: facts === undefined ? undefined : factsOf(facts),
      };
      log.info(about, 'client event');
    }
    return ok(null);
  }),
  route(loggingEndpoints.experimentInit, async ({ log }, { input }) => {
    const { user, device_id, site_name, language, currency, platform } = input;
    const about = { language, currency, platform, site: withoutPersons(site_name) };
    log.info(
      { kind: 'experiment-init', ...about, hasUser: (user ?? '') !== '', hasDevice: (device_id ?? '') !== '' },
      'experiments',
    );
    return ok(null);
  }),
  route(loggingEndpoints.experimentExposure, async (deps, { input }) => {
    for (const { experiment_id, group_id } of input.exposures.filter((one) => isOurs(deps, one)))
      deps.log.info({ kind: 'experiment-exposure', experiment: experiment_id, group: group_id }, 'experiment exposure');
    return ok(null);
  }),
];

/** Groups that a client made up would only spoil the count (T-66). */
function isOurs({ experiments }: Deps, { experiment_id, group_id }: Exposure): boolean {
  const experiment = experiments.find(({ id }) => id === experiment_id);
  return experiment?.groups.some(({ id }) => id === group_id) === true;
}

/** Returns the path alone: query and hash may contain user input. */
function pathOf(url: string): string {
  const at = url.search(/[?#]/);
  const bare = at < 0 ? url : url.slice(0, at);
  return withoutPersons(bare.replace(/^[a-z]+:\/\/[^/]*/i, ''));
}

function factsOf(
  facts: Readonly<Record<string, string | number | boolean>>,
): Record<string, string | number | boolean> {
  return Object.fromEntries(
    Object.entries(facts).map(([name, value]) => [name, typeof value === 'string' ? withoutPersons(value) : value]),
  );
}
