import type { Caller, Deps } from '#src/actions/deps.ts';
import { assignments, type Assignment } from '#src/domain/site/choices/experiments.ts';

export type Hit = {
  readonly assigned: readonly Assignment[];
  readonly keplerId: string;
  /** Whether the browser has the id already. */
  readonly isKnown: boolean;
};

const keplerBytes = 16;

/**
 * The groups this visitor is in, by the id that we signed: a group or a dye that the client names counts for
 * nothing (T-66). Bots take no part (RU-22).
 */
export function hitExperiments(deps: Deps, caller: Caller): Hit {
  if (caller.isBot) return { assigned: [], keplerId: '', isKnown: true };
  const keplerId = caller.keplerId ?? deps.ids.token(keplerBytes);
  const assigned = assignments(deps.experiments, keplerId, deps.clock());
  const isKnown = caller.keplerId !== null;
  // Once for each visitor, so that the log shows the assignment; the browser reports what was shown.
  if (!isKnown)
    for (const { experiment, group } of assigned)
      deps.log.info({ kind: 'experiment-dealt', experiment: experiment.id, group: group.id }, 'experiment');
  return { assigned, keplerId, isKnown };
}
