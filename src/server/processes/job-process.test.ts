import { fork } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { constants, getPriority, tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';

import { openJobProcess, type JobProcess } from '#src/server/processes/job-process.ts';

type Job = 'say' | 'throw' | 'die' | 'hang' | 'slow';
type Note = { readonly pid: number; readonly priority: number; readonly secret: string | null };

let folder: string;
let program: URL;
const opened: JobProcess<Job, Note>[] = [];

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'job-process-'));
  const takeJobs = JSON.stringify(new URL('./take-jobs.ts', import.meta.url).href);
  await writeFile(
    join(folder, 'worker.mjs'),
    `import { writeFileSync } from 'node:fs';
     import { getPriority } from 'node:os';
     import { takeJobs } from ${takeJobs};
     process.on('exit', () => writeFileSync(import.meta.dirname + '/ended-' + process.pid, ''));
     takeJobs(async (job, onNote) => {
       onNote({ pid: process.pid, priority: getPriority(), secret: process.env.SESSION_SECRET ?? null });
       if (job === 'throw') throw new Error('no such scene');
       if (job === 'die') process.exit(3);
       if (job === 'hang') for (;;);
       if (job === 'slow') await new Promise((done) => setTimeout(done, 300));
     });`,
  );
  const jobProcess = JSON.stringify(new URL('./job-process.ts', import.meta.url).href);
  await writeFile(
    join(folder, 'server.mjs'),
    `import { openJobProcess } from ${jobProcess};
     const settings = { program: new URL('./worker.mjs', import.meta.url), args: [], patience: 60_000, idleMs: 60_000 };
     await openJobProcess(settings).run('say', (note) => process.send(note.pid));
     setInterval(() => undefined, 1_000);`,
  );
  program = pathToFileURL(join(folder, 'worker.mjs'));
});
afterEach(async () => {
  await Promise.all(opened.splice(0).map((one) => one.stop()));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

function open(about: { readonly patience?: number; readonly idleMs?: number } = {}): JobProcess<Job, Note> {
  const one = openJobProcess<Job, Note>({ program, args: [], patience: 60_000, idleMs: 60_000, ...about });
  opened.push(one);
  return one;
}

/** Does a job; returns what the process reported about itself. */
async function run(one: JobProcess<Job, Note>, job: Job): Promise<Note> {
  const said: Note[] = [];
  await one.run(job, (note) => said.push(note));
  const [note] = said;
  if (note === undefined) throw new Error('the process said nothing');
  return note;
}

/** A busy machine may take its time. */
const patient = { timeout: 20_000 };

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

describe('a job process', () => {
  it('starts with its first job and does the next one too', async () => {
    const one = open();
    expect(one.pid()).toBeUndefined();
    const first = await run(one, 'say');
    expect(first.pid).not.toBe(process.pid);
    expect(await run(one, 'say')).toEqual(first);
    expect(one.pid()).toBe(first.pid);
  });

  it('runs below the priority of the server and knows none of its secrets', async () => {
    process.env['SESSION_SECRET'] = 'not for children';
    const { priority, secret } = await run(open(), 'say');
    expect(secret).toBeNull();
    // A server that runs below it already stays where it is, and so do its children.
    expect(priority).toBe(Math.max(getPriority(), constants.priority.PRIORITY_BELOW_NORMAL));
  });

  it('ends when it is idle, and the next job starts it again', async () => {
    const one = open({ idleMs: 20 });
    const first = await run(one, 'say');
    await expect.poll(() => isAlive(first.pid), patient).toBe(false);
    expect(one.pid()).toBeUndefined();
    expect((await run(one, 'say')).pid).not.toBe(first.pid);
  });

  it.each([
    ['throw', 'Error: no such scene'],
    ['die', 'the process ended'],
  ] as const)('reports a job that ends by %s, and does the next in a fresh process', async (job, reason) => {
    const one = open();
    const first = await run(one, 'say');
    await expect(run(one, job)).rejects.toThrow(reason);
    const next = await run(one, 'say');
    expect(next.pid).not.toBe(first.pid);
    await expect.poll(() => isAlive(first.pid), patient).toBe(false);
  });

  it('starts again when it died between two jobs', async () => {
    const one = open();
    const first = await run(one, 'say');
    process.kill(first.pid, 'SIGKILL');
    await expect.poll(() => one.pid(), patient).toBeUndefined();
    expect((await run(one, 'say')).pid).not.toBe(first.pid);
  });

  it('is killed when a job takes too long', async () => {
    const one = open({ patience: 1_500 });
    let pid = 0;
    await expect(one.run('hang', (note) => (pid = note.pid))).rejects.toThrow('not done within 1500 ms');
    await expect.poll(() => pid !== 0 && isAlive(pid), patient).toBe(false);
  });

  it('leaves signals to the server, finishes its job and ends when it is stopped', async () => {
    const one = open();
    const { pid } = await run(one, 'say');
    const slow = one.run('slow', () => undefined);
    process.kill(pid, 'SIGTERM');
    process.kill(pid, 'SIGINT');
    const stopping = one.stop();
    await slow;
    await stopping;
    expect(isAlive(pid)).toBe(false);
    await expect(run(one, 'say')).rejects.toThrow('the process was stopped');
  });

  it('ends when its server was killed', async () => {
    const server = fork(join(folder, 'server.mjs'), { execArgv: [] });
    const [pid] = (await once(server, 'message')) as [number];
    expect(isAlive(pid)).toBe(true);
    server.kill('SIGKILL');
    await expect.poll(() => existsSync(join(folder, `ended-${pid}`)), patient).toBe(true);
  });
});
