import type { Fault } from './source.ts';

/** What the product is made of. One word finds a feature in every layer. */
export const subjects = [
  'site',
  'accounts',
  'staff',
  'suppliers',
  'catalogue',
  'places',
  'search',
  'cart',
  'checkout',
  'orders',
  'rail',
  'stays',
  'cars',
  'marketing',
  'reviews',
  'wishlists',
  'content',
  'support',
  'settlement',
  'connect',
  'agents',
  'operations',
] as const;

/** The layers that are divided by subject, and the folders that they have besides. */
export const layers: Readonly<Record<string, readonly string[]>> = {
  domain: ['shared'],
  formats: ['tables'],
  contract: ['shared', 'compat'],
  store: ['shared', 'migrations'],
  actions: ['shared'],
  api: ['shared', 'openapi'],
  jobs: ['shared'],
  web: ['shared'],
};

/** A call of the API passes through these: a subject that one of them has, all of them have. */
const passedThrough = ['contract', 'api', 'actions'] as const;

/** Subjects without calls of their own, with the reason. Their entries go once they have some. */
const withoutCalls: Readonly<Record<string, string>> = {
  staff: 'permissions and audit, used by commands alone',
  suppliers: 'closures and requests, which come by command and by job',
  settlement: 'reconciliation is a job',
  stays: 'hotels are served by the calls of all venues (contract/shared/verticals)',
  cars: 'stations are served by the calls of all venues (contract/shared/verticals)',
};

export const mostFilesPerFolder = 20;
/** Folders that may hold more, with the reason. */
const larger: Readonly<Record<string, string>> = {
  'src/store/migrations': 'numbered in one row',
  'packages/scenes/src/scenes': 'one file a scene and its parts',
};

/** Folders of a layer that are no subject, and subjects that a call does not find in every layer that it passes. */
export function subjectFaults(paths: readonly string[]): Fault[] {
  const has = new Map<string, Set<string>>(Object.keys(layers).map((layer) => [layer, new Set()]));
  for (const path of paths) {
    const [top, layer = '', folder = '', ...rest] = path.split('/');
    if (top === 'src' && rest.length > 0) has.get(layer)?.add(folder);
  }
  const names: ReadonlySet<string> = new Set(subjects);
  const strange = [...has].flatMap(([layer, folders]) =>
    [...folders]
      .filter((folder) => !names.has(folder) && layers[layer]?.includes(folder) !== true)
      .map((folder) => ({ path: `src/${layer}/${folder}`, reason: 'is no subject of the list in subjects.ts' })),
  );
  const partial = subjects.flatMap((subject) => {
    const found = passedThrough.filter((layer) => has.get(layer)?.has(subject));
    if (found.length === 0 || withoutCalls[subject] !== undefined) return [];
    return passedThrough
      .filter((layer) => !found.includes(layer))
      .map((layer) => ({
        path: `src/${layer}/${subject}`,
        reason: `is missing, while src/${found[0]}/${subject} exists`,
      }));
  });
  const idle = Object.keys(withoutCalls)
    .filter((subject) => passedThrough.every((layer) => has.get(layer)?.has(subject)))
    .map((subject) => ({ path: `src/api/${subject}`, reason: `${subject} has calls: take it off withoutCalls` }));
  return [...strange, ...partial, ...idle];
}

/** Folders with more files than a reader can take in at once. */
export function folderFaults(paths: readonly string[]): Fault[] {
  const counts = new Map<string, number>();
  for (const path of paths) {
    const folder = path.split('/').slice(0, -1).join('/');
    counts.set(folder, (counts.get(folder) ?? 0) + 1);
  }
  return [...counts].flatMap(([path, count]) =>
    count <= mostFilesPerFolder || larger[path] !== undefined
      ? []
      : [
          {
            path,
            reason: `${count} files; a folder has at most ${mostFilesPerFolder}, more need a folder of their own`,
          },
        ],
  );
}
