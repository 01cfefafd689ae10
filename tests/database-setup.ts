import { existsSync, mkdirSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { openEmbeddedPostgres } from '#src/server/database/embedded/embedded-postgres.ts';

declare module 'vitest' {
  // oxlint-disable-next-line typescript/consistent-type-definitions -- only an interface adds to the runner's own
  export interface ProvidedContext {
    databaseFolder: string;
  }
}

const prefix = 'meander-test-';

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (fault) {
    return fault instanceof Error && 'code' in fault && fault.code === 'EPERM';
  }
}

/** Stops the run's server, if a test ever requested one, and removes its folder. */
async function clear(folder: string): Promise<void> {
  const elsewhere = join(folder, 'postgres.place');
  const home = existsSync(elsewhere) ? readFileSync(elsewhere, 'utf8').trim() : join(folder, 'postgres');
  if (existsSync(join(home, 'cluster', 'postmaster.pid'))) {
    const server = await openEmbeddedPostgres({ dataDir: folder, log: () => undefined, throwaway: true });
    await server.stop({ force: true });
  }
  rmSync(home, { recursive: true, force: true });
  rmSync(folder, { recursive: true, force: true });
}

/**
 * Names the folder in which the first test that needs a database starts the server of this run (a run of pure tests
 * starts none), and clears up after it; also after runs that were killed.
 */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const ended = readdirSync(tmpdir()).filter(
    (name) => name.startsWith(prefix) && !isRunning(Number(name.slice(prefix.length))),
  );
  for (const name of ended) await clear(join(tmpdir(), name));
  const folder = join(tmpdir(), `${prefix}${process.pid}`);
  mkdirSync(folder, { recursive: true, mode: 0o755 });
  project.provide('databaseFolder', folder);
  return () => clear(folder);
}
