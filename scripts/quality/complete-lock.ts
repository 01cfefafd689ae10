import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

type Entry = {
  version?: string;
  optional?: boolean;
  dev?: boolean;
  os?: string[];
  cpu?: string[];
  libc?: string[];
  optionalDependencies?: Record<string, string>;
};

/**
 * Names in the lock file the packages of other platforms that the registry at hand did not have. npm leaves such
 * optional packages out when it writes the lock and then refuses it (`npm ci`: "Missing … from lock file"). A named
 * one is skipped where its platform is not ours, and fetched from a whole registry where it is. Run after `npm install`.
 */
const path = fileURLToPath(new URL('../../package-lock.json', import.meta.url));
const lock = JSON.parse(readFileSync(path, 'utf8')) as { packages: Record<string, Entry> };
const systems = [
  'android',
  'darwin',
  'freebsd',
  'linux',
  'openbsd',
  'netbsd',
  'openharmony',
  'sunos',
  'aix',
  'win32',
  'windows',
];
const processors = [
  'arm64',
  'armv7',
  'arm',
  'x64',
  'ia32',
  'ppc64',
  'riscv64',
  's390x',
  'loong64',
  'mips64el',
  'wasm32',
];

let added = 0;
for (const [owner, entry] of Object.entries(lock.packages)) {
  for (const [name, range] of Object.entries(entry.optionalDependencies ?? {})) {
    if (owner === '' || isLocked(owner, name)) continue;
    const platform = platformOf(name);
    if (platform === null) continue;
    lock.packages[beside(owner, name)] = {
      version: range.replace(/^[\^~=]/, ''),
      ...platform,
      optional: true,
      ...(entry.dev === true ? { dev: true } : {}),
    };
    added += 1;
  }
}
lock.packages = Object.fromEntries(Object.entries(lock.packages).toSorted(([a], [b]) => a.localeCompare(b, 'en')));
writeFileSync(path, `${JSON.stringify(lock, null, 2)}\n`);
console.log(`${added} packages of other platforms named`);

function isLocked(owner: string, name: string): boolean {
  return (
    lock.packages[`${owner}/node_modules/${name}`] !== undefined || lock.packages[beside(owner, name)] !== undefined
  );
}

function beside(owner: string, name: string): string {
  return `${owner.slice(0, owner.lastIndexOf('node_modules/'))}node_modules/${name}`;
}

/** Returns system, processor and C library from the package's name: `…-linux-arm64-musl`. */
function platformOf(name: string): Pick<Entry, 'os' | 'cpu' | 'libc'> | null {
  const parts = name.split(/[/-]/);
  const os = systems.find((one) => parts.includes(one));
  const cpu = processors.find((one) => parts.includes(one));
  if (cpu === 'wasm32') return { cpu: ['wasm32'] };
  if (os === undefined || cpu === undefined) return null;
  const libc =
    parts.includes('musl') || parts.includes('musleabihf')
      ? ['musl']
      : parts.includes('gnu') || parts.includes('gnueabihf')
        ? ['glibc']
        : undefined;
  return {
    os: [os === 'windows' ? 'win32' : os],
    cpu: [cpu === 'armv7' ? 'arm' : cpu],
    ...(libc === undefined ? {} : { libc }),
  };
}
