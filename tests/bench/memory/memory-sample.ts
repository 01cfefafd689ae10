import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';

const run = promisify(execFile);

type Row = { readonly pid: number; readonly parent: number; readonly bytes: number; readonly command: string };

/** Resident memory of a shop in bytes: its own process, the database's processes, and every other child by its program. */
export type TreeMemory = {
  readonly web: number;
  readonly database: number;
  readonly children: Readonly<Record<string, number>>;
  readonly total: number;
};

/**
 * Reads the memory of a process and of all below it from the system's list. Pages that processes share are counted once
 * where the system reports them (Linux), else once for each process: the database's processes share most of theirs.
 */
export async function readTree(root: number): Promise<TreeMemory> {
  const { stdout } = await run('ps', ['-A', '-ww', '-o', 'pid=,ppid=,rss=,args='], { maxBuffer: 16 * 1024 ** 2 });
  const rows = below(root, stdout.split('\n').flatMap(rowOf));
  const web = rows.find(({ pid }) => pid === root)?.bytes ?? 0;
  let database = 0;
  const children: Record<string, number> = {};
  for (const { pid, bytes, command } of rows) {
    if (pid === root || command.startsWith('ps ')) continue;
    const own = (await sharedFairly(pid)) ?? bytes;
    if (/postgres/.test(command)) database += own;
    else children[nameOf(command)] = (children[nameOf(command)] ?? 0) + own;
  }
  const total = web + database + Object.values(children).reduce((sum, bytes) => sum + bytes, 0);
  return { web, database, children, total };
}

function rowOf(line: string): readonly Row[] {
  const found = /^\s*(\d+)\s+(\d+)\s+(\d+)\s+(.*)$/.exec(line);
  if (found === null) return [];
  const [, pid = '', parent = '', kib = '', command = ''] = found;
  return [{ pid: Number(pid), parent: Number(parent), bytes: Number(kib) * 1024, command }];
}

function below(root: number, rows: readonly Row[]): readonly Row[] {
  const family = new Set([root]);
  for (let size = 0; size < family.size;) {
    size = family.size;
    for (const { pid, parent } of rows) if (family.has(parent)) family.add(pid);
  }
  return rows.filter(({ pid }) => family.has(pid));
}

/**
 * Returns the process's own pages, and its part of each page that it shares; null where the system does not report
 * them.
 */
async function sharedFairly(pid: number): Promise<number | null> {
  const text = await readFile(`/proc/${pid}/smaps_rollup`, 'utf8').catch(() => '');
  const found = /^Pss:\s+(\d+) kB/m.exec(text);
  return found === null ? null : Number(found[1]) * 1024;
}

/** What a process runs, in a word: the file after `node`, without its folder. */
function nameOf(command: string): string {
  const parts = command.split(/\s+/);
  const file = parts.find((part, at) => /\.(ts|js|mjs)$/.test(part) && parts[at - 1] !== '--import');
  if (file === undefined) return command.split(/[\s:]/, 1)[0]?.replace(/^.*\//, '') ?? command;
  return file.split('/').slice(-2).join('/');
}
