import { spawn } from 'node:child_process';
import { chmodSync, chownSync, existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

/** The user that PostgreSQL runs as, when it is not ourselves: it refuses to run as root. */
export type Account = { readonly uid: number; readonly gid: number };

/** How a command ended; `code` is null when a signal ended it. */
export type Ended = { readonly code: number | null; readonly stdout: string; readonly stderr: string };

/**
 * Undefined unless we are root. As root: the owner of the data folder, if that is another user known to the system,
 * so that the folder can later be used without root; else `nobody`.
 */
export function accountFor(folder: string): Account | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const accounts = readAccounts();
  const owner = statSync(nearestExisting(folder)).uid;
  const known = owner === 0 ? undefined : accounts.find(({ uid }) => uid === owner);
  return known ?? accounts.find(({ name }) => name === 'nobody') ?? { uid: 65_534, gid: 65_534 };
}

function readAccounts(): readonly (Account & { readonly name: string })[] {
  if (!existsSync('/etc/passwd')) return [];
  return readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .map((line) => line.split(':'))
    .flatMap(([name, , uid, gid]) => (name && uid && gid ? [{ name, uid: Number(uid), gid: Number(gid) }] : []));
}

function nearestExisting(folder: string): string {
  return existsSync(folder) ? folder : nearestExisting(dirname(folder));
}

/** What starting a child as this account takes; from `/`, because the account may not enter our own folder. */
export function asAccount(account: Account | undefined) {
  return {
    ...(account ? { uid: account.uid, gid: account.gid } : {}),
    cwd: process.platform === 'win32' ? undefined : '/',
    env: plainEnvironment(),
  };
}

/** PostgreSQL reads PG* and LC_* variables; a visitor's shell must not reshape the database. */
function plainEnvironment(): NodeJS.ProcessEnv {
  const passed = ['PATH', 'SystemRoot', 'TEMP', 'TMP'].flatMap((name) => {
    const value = process.env[name];
    return value === undefined ? [] : [[name, value] as const];
  });
  return { ...Object.fromEntries(passed), LC_ALL: 'C', TZ: 'UTC' };
}

/** Runs a command as the account and waits for its end; a command that cannot be started ends with code 127. */
export function runAs(account: Account | undefined, command: string, args: readonly string[]): Promise<Ended> {
  return new Promise((resolve) => {
    const child = spawn(command, args, { ...asAccount(account), stdio: ['ignore', 'pipe', 'pipe'], windowsHide: true });
    let stdout = '';
    let stderr = '';
    child.stdout.on('data', (chunk: Buffer) => (stdout += chunk.toString()));
    child.stderr.on('data', (chunk: Buffer) => (stderr += chunk.toString()));
    child.on('error', (fault) => resolve({ code: 127, stdout, stderr: fault.message }));
    child.on('close', (code) => resolve({ code, stdout, stderr }));
  });
}

/**
 * Returns whether the account can enter the folder (checked by the system: modes, groups and access lists all count).
 */
export async function canEnter(account: Account | undefined, folder: string): Promise<boolean> {
  if (!account) return true;
  return (await runAs(account, '/bin/sh', ['-c', 'cd "$0"', folder])).code === 0;
}

/** Makes a folder that belongs to the account and to it alone; folders above it are made such that it can enter. */
export function makeFolderFor(account: Account | undefined, folder: string): void {
  if (existsSync(folder)) return;
  const above = dirname(folder);
  if (!existsSync(above)) {
    mkdirSync(above, { recursive: true });
    if (account) chmodSync(above, 0o755);
  }
  // Processes that start together may all have found no folder.
  mkdirSync(folder, { mode: 0o700, recursive: true });
  if (account) chownSync(folder, account.uid, account.gid);
}

/** Writes a file that only the account can read. */
export function writeFileFor(account: Account | undefined, path: string, text: string): void {
  writeFileSync(path, text, { mode: 0o600 });
  if (account) chownSync(path, account.uid, account.gid);
}
