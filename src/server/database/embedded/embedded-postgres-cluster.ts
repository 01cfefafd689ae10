import { createHash, randomBytes } from 'node:crypto';
import { existsSync, readFileSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import type { Account } from '#src/server/database/embedded/embedded-postgres-account.ts';
import {
  canEnter,
  makeFolderFor,
  runAs,
  writeFileFor,
} from '#src/server/database/embedded/embedded-postgres-account.ts';
import type { Binaries } from '#src/server/database/embedded/embedded-postgres-binaries.ts';
import { program } from '#src/server/database/embedded/embedded-postgres-binaries.ts';

/** The folder that is ours (`home`) and, in it, PostgreSQL's own (`cluster`). */
export type Place = { readonly home: string; readonly cluster: string };

/** What is needed to speak to the server; stored in the cluster's folder, readable by its owner alone. */
export type Access = { readonly password: string; readonly port: number };

export const superuser = 'meander';

/**
 * Returns where the database of a data folder is: in its `postgres`, unless the account may not enter the data folder
 * (a project under /root, say). Then it is in `outside`, and `postgres.place` in the data folder says where.
 */
export async function placeFor(
  dataDir: string,
  account: Account | undefined,
  outside: string,
  log: (line: string) => void,
): Promise<Place> {
  const inside = join(resolve(dataDir), 'postgres');
  const note = join(resolve(dataDir), 'postgres.place');
  if (existsSync(note)) return placeIn(readFileSync(note, 'utf8').trim());
  makeFolderFor(account, inside);
  if (await canEnter(account, inside)) return placeIn(inside);
  if (readdirSync(inside).length > 0) {
    throw new Error(
      `The user of the database (uid ${account?.uid}) cannot enter ${inside}. Let it enter the folders above, or choose another DATA_DIR.`,
    );
  }
  const home = join(outside, `data-${createHash('sha256').update(inside).digest('hex').slice(0, 16)}`);
  makeFolderFor(account, home);
  if (!(await canEnter(account, home)))
    throw new Error(
      `Neither ${inside} nor ${home} can be entered by uid ${account?.uid}. Choose another DATA_DIR, or set DATABASE_URL.`,
    );
  writeFileSync(note, `${home}\n`);
  log(`The database cannot be stored in ${inside} (its user has no access there); it is stored in ${home}`);
  return placeIn(home);
}

function placeIn(home: string): Place {
  return { home, cluster: join(home, 'cluster') };
}

/** Throws, having touched nothing, when the cluster's folder is of another major version or is no cluster. */
export function refuseForeignCluster({ cluster }: Place, major: number): void {
  if (!existsSync(cluster)) return;
  const mark = join(cluster, 'PG_VERSION');
  const found = existsSync(mark) ? readFileSync(mark, 'utf8').trim() : undefined;
  if (found === String(major)) return;
  if (found === undefined && readdirSync(cluster).length === 0) return;
  throw new Error(
    found === undefined
      ? `${cluster} is not a database folder (it has no PG_VERSION). Nothing was changed. Choose another DATA_DIR.`
      : `The database in ${cluster} is of PostgreSQL ${found}; this release brings PostgreSQL ${major}. Nothing was changed. Start the release that wrote it and move the data with pg_dump, or choose another DATA_DIR.`,
  );
}

/** Returns whether a data folder has an embedded database. Touches nothing. */
export function isMadeIn(dataDir: string): boolean {
  const note = join(resolve(dataDir), 'postgres.place');
  const home = existsSync(note) ? readFileSync(note, 'utf8').trim() : join(resolve(dataDir), 'postgres');
  return isMade(placeIn(home));
}

/** Returns whether the cluster has been made. */
export function isMade({ cluster }: Place): boolean {
  return existsSync(join(cluster, 'PG_VERSION'));
}

export function readAccess({ cluster }: Place): Access {
  const path = join(cluster, 'meander.json');
  const read: unknown = JSON.parse(readFileSync(path, 'utf8'));
  if (typeof read === 'object' && read && 'password' in read && 'port' in read) {
    if (typeof read.password === 'string' && typeof read.port === 'number')
      return { password: read.password, port: read.port };
  }
  throw new Error(`${path} does not hold the password and the port of the database.`);
}

export function writeAccess({ cluster }: Place, account: Account | undefined, access: Access): void {
  const path = join(cluster, 'meander.json');
  writeFileFor(account, `${path}.new`, JSON.stringify(access));
  renameSync(`${path}.new`, path);
}

/**
 * Makes a new cluster beside its place and moves it there whole, with its password: a start that is killed half-way
 * leaves no half cluster. Texts sort by code point in every release and on every system (builtin C.UTF-8).
 */
export async function makeCluster(place: Place, binaries: Binaries, account: Account | undefined): Promise<void> {
  removeHalfMade(place);
  const fresh = { home: place.home, cluster: join(place.home, `cluster.new-${process.pid}`) };
  const password = randomBytes(24).toString('base64url');
  const passwordFile = join(place.home, `password-${process.pid}`);
  writeFileFor(account, passwordFile, password);
  try {
    await initdb(fresh.cluster, passwordFile, binaries, account);
  } finally {
    rmSync(passwordFile, { force: true });
  }
  writeAccess(fresh, account, { password, port: 0 });
  renameSync(fresh.cluster, place.cluster);
}

function removeHalfMade({ home }: Place): void {
  for (const name of readdirSync(home).filter((entry) => /^(cluster\.new|password)-\d+$/.test(entry))) {
    rmSync(join(home, name), { recursive: true, force: true });
  }
}

/** The character class of the system; macOS has no C.UTF-8. */
const characterTypes = ['C.UTF-8', 'en_US.UTF-8', 'C'];

async function initdb(
  folder: string,
  passwordFile: string,
  binaries: Binaries,
  account: Account | undefined,
): Promise<void> {
  let reason = '';
  for (const type of characterTypes) {
    const made = await runAs(account, program(binaries, 'initdb'), [
      `--pgdata=${folder}`,
      `--username=${superuser}`,
      `--pwfile=${passwordFile}`,
      '--auth=scram-sha-256',
      '--encoding=UTF8',
      '--locale-provider=builtin',
      '--builtin-locale=C.UTF-8',
      '--locale=C',
      `--lc-ctype=${type}`,
      '--no-instructions',
    ]);
    if (made.code === 0) return;
    rmSync(folder, { recursive: true, force: true });
    reason = made.stderr.trim();
    if (!reason.includes('locale')) break;
  }
  throw new Error(`The database could not be created in ${dirname(folder)}: ${reason}`);
}
