/** One group of an experiment; `percent` of the visitors come into it. */
export type ExperimentGroup = { readonly id: number; readonly name: string; readonly percent: number };

/** One row of the site configuration: percents of its groups add up to 100. */
export type Experiment = {
  readonly id: number;
  readonly name: string;
  readonly groups: readonly ExperimentGroup[];
  /** Whether calls of its visitors carry a dye (`X-Klook-Tint`, spec §7). */
  readonly needDye: boolean;
  readonly state: 'running' | 'stopped';
  /** UTC, ISO 8601; null: since ever, or until it is stopped. */
  readonly from: string | null;
  readonly to: string | null;
};

export type Assignment = { readonly experiment: Experiment; readonly group: ExperimentGroup };

/**
 * The group of each running experiment for a visitor, by his kepler id alone: the same id always comes into the same
 * group, and each experiment deals anew, so that the groups of two are independent of each other. What a client claims
 * of its groups is never asked (T-66). `now` in milliseconds since the epoch.
 */
export function assignments(experiments: readonly Experiment[], keplerId: string, now: number): readonly Assignment[] {
  return experiments.flatMap((experiment) => {
    const group = isRunning(experiment, now) ? groupFor(experiment, keplerId) : null;
    return group === null ? [] : [{ experiment, group }];
  });
}

/** The dye of an assignment. */
export function dyeOf({ experiment, group }: Assignment): string {
  return `${experiment.id}:${group.id}`;
}

function isRunning({ state, from, to }: Experiment, now: number): boolean {
  if (state !== 'running') return false;
  return (from === null || Date.parse(from) <= now) && (to === null || now < Date.parse(to));
}

const buckets = 10_000;

function groupFor({ id, groups }: Experiment, keplerId: string): ExperimentGroup | null {
  const bucket = spread(`${id}:${keplerId}`) % buckets;
  let end = 0;
  for (const group of groups) {
    end += (group.percent * buckets) / 100;
    if (bucket < end) return group;
  }
  return null;
}

/** A number of 32 bits in which every character of the text moves about half of the bits (FNV-1a, then Murmur's finish). */
function spread(text: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return (hash ^ (hash >>> 16)) >>> 0;
}
