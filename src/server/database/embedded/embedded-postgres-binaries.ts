import {
  chmodSync,
  cpSync,
  existsSync,
  lchownSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  renameSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { basename, dirname, join, relative } from 'node:path';
import type { Account } from '#src/server/database/embedded/embedded-postgres-account.ts';
import { runAs } from '#src/server/database/embedded/embedded-postgres-account.ts';

/** Where the programs of PostgreSQL lie, and the major version that they are. */
export type Binaries = { readonly folder: string; readonly major: number; readonly version: string };

const platforms: Readonly<Record<string, string>> = {
  'linux-x64': 'linux-x64',
  'linux-arm64': 'linux-arm64',
  'darwin-x64': 'darwin-x64',
  'darwin-arm64': 'darwin-arm64',
  'win32-x64': 'windows-x64',
};

const otherwise = 'Set DATABASE_URL to a PostgreSQL of your own (15 or newer).';

/** Finds the platform's package. Throws, with the way out, where there is none. */
export function findBinaries(): Binaries {
  const system = `${process.platform}-${process.arch}`;
  const platform = platforms[system];
  if (!platform) throw new Error(`There is no embedded PostgreSQL for ${system}. ${otherwise}`);
  const name = `@embedded-postgres/${platform}`;
  const root = findPackage(name);
  if (!root) {
    throw new Error(
      `The package ${name} is not installed (it is an optional dependency: do not omit those). ${otherwise}`,
    );
  }
  const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { version: string };
  return { folder: join(root, 'native'), major: Number.parseInt(version, 10), version };
}

function findPackage(name: string): string | undefined {
  try {
    // The package exports its main module alone, `dist/index.js`.
    return dirname(dirname(createRequire(import.meta.url).resolve(name)));
  } catch {
    return undefined;
  }
}

/** Returns the path of one of the programs. */
export function program(binaries: Binaries, name: 'initdb' | 'pg_ctl' | 'postgres'): string {
  return join(binaries.folder, 'bin', process.platform === 'win32' ? `${name}.exe` : name);
}

/**
 * Makes sure that the account can run the programs: adds the links of the shared libraries that an installation
 * without scripts leaves out, and copies the programs into `copyTo` when they cannot be run where they lie.
 */
export async function makeRunnable(
  found: Binaries,
  account: Account | undefined,
  copyTo: string,
  log: (line: string) => void,
): Promise<Binaries> {
  if (linksComplete(found.folder) && (await runs(found, account))) return found;
  const copy = { ...found, folder: join(copyTo, `postgres-${found.version}`) };
  if (existsSync(copy.folder) && (await runs(copy, account))) return copy;
  if (addLinks(found.folder) && (await runs(found, account))) return found;
  log(`PostgreSQL cannot be run from ${found.folder}; copying it to ${copy.folder}`);
  copyBinaries(found.folder, copy.folder, account);
  const fault = await whyNot(copy, account);
  if (fault) throw new Error(`The embedded PostgreSQL does not run here: ${fault} ${otherwise}`);
  return copy;
}

async function runs(binaries: Binaries, account: Account | undefined): Promise<boolean> {
  return (await whyNot(binaries, account)) === undefined;
}

async function whyNot(binaries: Binaries, account: Account | undefined): Promise<string | undefined> {
  const [server, maker] = await Promise.all([
    runAs(account, program(binaries, 'postgres'), ['-V']),
    // The server alone does not load libpq: an incomplete installation shows here.
    runAs(account, program(binaries, 'initdb'), ['-V']),
  ]);
  const failed = [server, maker].find(({ code }) => code !== 0);
  if (!failed) return undefined;
  const loaderMissing = failed.stderr.includes('ENOENT') && existsSync(program(binaries, 'postgres'));
  return loaderMissing
    ? 'the system has no glibc (Alpine and other musl systems have none).'
    : failed.stderr.trim() || `it ended with code ${failed.code}.`;
}

type Link = { readonly source: string; readonly target: string };

/** The list names paths from the package's root; here they count from the folder of the programs, which may be a copy. */
function readLinks(folder: string): readonly Link[] {
  const list = join(folder, 'pg-symlinks.json');
  if (!existsSync(list)) return [];
  const inside = (path: string) => path.replace(/^native\//, '');
  const links = JSON.parse(readFileSync(list, 'utf8')) as Link[];
  return links.map(({ source, target }) => ({ source: inside(source), target: inside(target) }));
}

function linksComplete(folder: string): boolean {
  return readLinks(folder).every(({ target }) => existsSync(join(folder, target)));
}

/** Returns true when every link exists afterwards; in a folder that we may not write to, links stay missing. */
function addLinks(folder: string): boolean {
  for (const { source, target } of readLinks(folder)) addLink(join(folder, source), join(folder, target));
  return linksComplete(folder);
}

function addLink(source: string, target: string): void {
  if (existsSync(target)) return;
  try {
    symlinkSync(relative(dirname(target), source), target);
  } catch {
    // Another process made it, or no process may: `linksComplete` decides which.
  }
}

/** Copies beside the place first, so that another process never sees half a copy. */
function copyBinaries(from: string, to: string, account: Account | undefined): void {
  const half = `${to}.${process.pid}`;
  const native = join(half, basename(from));
  mkdirSync(half, { recursive: true });
  if (account) chmodSync(dirname(to), 0o755);
  cpSync(from, native, { recursive: true, verbatimSymlinks: true });
  addLinks(native);
  if (account) giveAway(native, account);
  rmSync(to, { recursive: true, force: true });
  renameSync(native, to);
  rmSync(half, { recursive: true, force: true });
}

function giveAway(folder: string, { uid, gid }: Account): void {
  lchownSync(folder, uid, gid);
  for (const entry of readdirSync(folder, { recursive: true, encoding: 'utf8' }))
    lchownSync(join(folder, entry), uid, gid);
}
