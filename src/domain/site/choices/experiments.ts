import { languages, type LanguageCode } from '#src/domain/site/language/languages.ts';
import { isPartName, type PartName } from '#src/domain/site/choices/page-part-variants.ts';

/** What a group sees otherwise. A group without any sees the default. */
export type GroupChanges = {
  /** Of items of content that fill one slot, the key of the one that is shown. */
  readonly sections?: Readonly<Record<string, string>>;
  /** Words of the interface by the id of their message, in the languages that have some. */
  readonly texts?: Readonly<Record<string, Readonly<Partial<Record<LanguageCode, string>>>>>;
  /** The order of search results for visitors who chose none. */
  readonly ranking?: string;
  /** Parts of pages by name. */
  readonly parts?: Readonly<Partial<Record<PartName, string>>>;
};

/** One group of an experiment; `percent` of the visitors come into it. */
export type ExperimentGroup = {
  readonly id: number;
  readonly name: string;
  readonly percent: number;
  readonly changes?: GroupChanges;
};

/**
 * An experiment that acts on pages, as a visitor of one group sees it. It is part of the page, which is cached
 * separately for each group. `touches` names what any group of it changes: anyone who is shown one of these is exposed
 * to it, in the control group too.
 */
export type Variant = {
  readonly experiment: number;
  readonly group: number;
  readonly sections: Readonly<Record<string, string>>;
  /** By the id of the message, in the language of the page. */
  readonly texts: Readonly<Record<string, string>>;
  readonly ranking: string | null;
  readonly parts: Readonly<Partial<Record<PartName, string>>>;
  readonly touches: {
    /** Keys of items of content. */
    readonly items: readonly string[];
    readonly texts: readonly string[];
    readonly ranking: boolean;
    readonly parts: readonly PartName[];
  };
};

/** One row of the site configuration: percents of its groups add up to 100. */
export type Experiment = {
  readonly id: number;
  readonly name: string;
  readonly groups: readonly ExperimentGroup[];
  /** Whether calls of its visitors carry their group (spec §7). */
  readonly needDye: boolean;
  readonly state: 'running' | 'stopped';
  /** UTC, ISO 8601; null: since ever, or until it is stopped. */
  readonly from: string | null;
  readonly to: string | null;
};

export type Assignment = { readonly experiment: Experiment; readonly group: ExperimentGroup };

/**
 * The group of each running experiment for a visitor, by the kepler id alone: the same id always comes into the same
 * group, and each experiment deals again, so that the groups of two are independent of each other. What a client claims
 * of its groups is never used (T-66). `now` in milliseconds since the epoch.
 */
export function assignments(experiments: readonly Experiment[], keplerId: string, now: number): readonly Assignment[] {
  return experiments.flatMap((experiment) => {
    const group = isRunning(experiment, now) ? groupFor(experiment, keplerId) : null;
    return group === null ? [] : [{ experiment, group }];
  });
}

/** Whether any group of an experiment changes what its visitors see. */
export function actsOnPages({ groups }: Experiment): boolean {
  return groups.some(({ changes = {} }) => Object.keys(changes).length > 0);
}

/** What the experiments that act on pages make of a page for a visitor, in the language of the page. */
export function variantsFor(
  experiments: readonly Experiment[],
  keplerId: string,
  now: number,
  language: LanguageCode,
): readonly Variant[] {
  return assignments(experiments.filter(actsOnPages), keplerId, now).map(({ experiment, group }) => {
    const all = experiment.groups.map(({ changes = {} }) => changes);
    const { sections = {}, texts = {}, ranking = null, parts = {} } = group.changes ?? {};
    const own = Object.entries(texts).flatMap(([id, words]): [string, string][] => {
      const said = words[language] ?? words[languages[language].messages];
      return said === undefined ? [] : [[id, said]];
    });
    return {
      experiment: experiment.id,
      group: group.id,
      sections,
      texts: Object.fromEntries(own),
      ranking,
      parts,
      touches: {
        items: once(all.flatMap((changes) => Object.values(changes.sections ?? {}))),
        texts: once(all.flatMap((changes) => Object.keys(changes.texts ?? {}))),
        ranking: all.some((changes) => changes.ranking !== undefined),
        parts: once(all.flatMap((changes) => Object.keys(changes.parts ?? {}).filter(isPartName))),
      },
    };
  });
}

/** Returns the key that separates cached pages; nothing of the visitor but the groups. */
export function variantKey(variants: readonly Variant[]): string {
  return variants.map(({ experiment, group }) => `${experiment}:${group}`).join(',');
}

function once<Item>(items: readonly Item[]): readonly Item[] {
  return [...new Set(items)];
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

/**
 * A number of 32 bits in which every character of the text moves about half of the bits (FNV-1a, then Murmur's finish).
 */
function spread(text: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return (hash ^ (hash >>> 16)) >>> 0;
}
