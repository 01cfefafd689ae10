/** One package as the lock file describes it. */
export type LockedPackage = {
  readonly name?: string;
  readonly version?: string;
  readonly description?: string;
  readonly license?: string;
  readonly integrity?: string;
  readonly dev?: boolean;
  /** A package of this repository: `resolved` is its folder, under which the lock file describes it. */
  readonly link?: boolean;
  readonly resolved?: string;
  readonly optional?: boolean;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
  readonly peerDependencies?: Readonly<Record<string, string>>;
};

export type LockFile = { readonly packages: Readonly<Record<string, LockedPackage>> };

/** When a bill was written and the number of this copy; without it two bills of one lock file are the same bytes. */
export type Stamp = { readonly serialNumber: string; readonly timestamp: string };

type License =
  | { readonly license: { readonly id: string } }
  | { readonly license: { readonly name: string } }
  | { readonly expression: string };

export type Component = {
  readonly 'bom-ref': string;
  readonly type: 'library';
  readonly name: string;
  readonly version: string;
  readonly scope: 'required' | 'optional' | 'excluded';
  readonly purl: string;
  readonly licenses: readonly License[];
  readonly hashes?: readonly { readonly alg: 'SHA-512'; readonly content: string }[];
};

export type BillOfMaterials = ReturnType<typeof billOfMaterials>;

/**
 * Returns the CycloneDX 1.6 bill of what a lock file names. `npm sbom` is not used: it refuses the whole lock file because
 * of one development package, and without those it leaves out each production package that a development package needs too.
 */
export function billOfMaterials(lock: LockFile, about: { readonly productionOnly: boolean; readonly stamp?: Stamp }) {
  const root = lock.packages[''] ?? {};
  const found = Object.entries(lock.packages).filter(
    ([path, { dev, link }]) => path !== '' && link !== true && !(about.productionOnly && dev === true),
  );
  const rootRef = refOf('', root);
  return {
    $schema: 'http://cyclonedx.org/schema/bom-1.6.schema.json',
    bomFormat: 'CycloneDX',
    specVersion: '1.6',
    ...(about.stamp === undefined ? {} : { serialNumber: about.stamp.serialNumber }),
    version: 1,
    metadata: {
      ...(about.stamp === undefined ? {} : { timestamp: about.stamp.timestamp }),
      lifecycles: [{ phase: 'pre-build' }],
      component: {
        'bom-ref': rootRef,
        type: 'application',
        name: nameOf('', root),
        version: root.version ?? '',
        purl: purlOf('', root),
        licenses: licensesOf(root.license ?? null),
      },
    },
    components: components(lock, found),
    dependencies: dependencies(lock, [['', root], ...found]),
  };
}

type Entry = readonly [path: string, entry: LockedPackage];

/** One component per name and version, however many copies of it are installed. The strictest scope of its copies holds. */
function components(lock: LockFile, found: readonly Entry[]): Component[] {
  const byRef = new Map<string, Component>();
  for (const [path, entry] of found) {
    const component = componentOf(lock, path, entry);
    const other = byRef.get(component['bom-ref']);
    if (other === undefined || scopes.indexOf(component.scope) < scopes.indexOf(other.scope))
      byRef.set(component['bom-ref'], component);
  }
  return [...byRef.values()].toSorted((a, b) => compare(a['bom-ref'], b['bom-ref']));
}

const scopes = ['required', 'optional', 'excluded'] as const;

function componentOf(lock: LockFile, path: string, entry: LockedPackage): Component {
  const hash = /^sha512-(\S+)$/.exec(entry.integrity ?? '')?.[1];
  return {
    'bom-ref': refOf(path, entry),
    type: 'library',
    name: nameOf(path, entry),
    version: entry.version ?? '',
    scope: entry.dev === true ? 'excluded' : entry.optional === true ? 'optional' : 'required',
    purl: purlOf(path, entry),
    licenses: licensesOf(entry.license ?? licenseOfOwner(lock, path, entry)),
    ...(hash === undefined
      ? {}
      : { hashes: [{ alg: 'SHA-512', content: Buffer.from(hash, 'base64').toString('hex') }] }),
  };
}

/**
 * Returns the license of the package that lists this one as optional in the same version.
 * `scripts/quality/complete-lock.ts` adds packages for other platforms without a license: they are builds of their
 * owner.
 */
function licenseOfOwner(lock: LockFile, path: string, { version }: LockedPackage): string | null {
  const name = nameOf(path, {});
  const owner = Object.values(lock.packages).find(
    ({ optionalDependencies = {}, version: ofOwner }) =>
      optionalDependencies[name] !== undefined && ofOwner === version,
  );
  return owner?.license ?? null;
}

function licensesOf(license: string | null): License[] {
  if (license === null) return [];
  if (/ (AND|OR|WITH) /.test(license)) return [{ expression: license }];
  return /^[A-Za-z0-9.+-]+$/.test(license) ? [{ license: { id: license } }] : [{ license: { name: license } }];
}

function dependencies(lock: LockFile, found: readonly Entry[]) {
  const included = new Set(found.map(([path]) => path));
  const byRef = new Map<string, Set<string>>();
  for (const [path, entry] of found) {
    const named = { ...entry.dependencies, ...entry.optionalDependencies, ...entry.peerDependencies };
    const ref = refOf(path, entry);
    const targets = byRef.get(ref) ?? new Set<string>();
    byRef.set(ref, targets);
    for (const name of Object.keys(named)) {
      const at = installedFor(lock, path, name);
      const target = at === null ? undefined : lock.packages[at];
      if (at !== null && target !== undefined && included.has(at)) targets.add(refOf(at, target));
    }
  }
  return [...byRef]
    .map(([ref, targets]) => ({ ref, dependsOn: [...targets].toSorted(compare) }))
    .toSorted((a, b) => compare(a.ref, b.ref));
}

/**
 * Returns the path at which Node finds a package from another: beside it, else one folder higher, up to the root. A
 * link is followed.
 */
function installedFor(lock: LockFile, from: string, name: string): string | null {
  for (let folder = from; ; folder = folder.slice(0, Math.max(0, folder.lastIndexOf('/node_modules/')))) {
    const path = folder === '' ? `node_modules/${name}` : `${folder}/node_modules/${name}`;
    const entry = lock.packages[path];
    if (entry !== undefined) return entry.link === true ? (entry.resolved ?? path) : path;
    if (folder === '') return null;
  }
}

function nameOf(path: string, { name }: LockedPackage): string {
  return name ?? path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length);
}

function refOf(path: string, entry: LockedPackage): string {
  return `${nameOf(path, entry)}@${entry.version ?? ''}`;
}

function purlOf(path: string, entry: LockedPackage): string {
  return `pkg:npm/${nameOf(path, entry).replace('@', '%40')}@${entry.version ?? ''}`;
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
