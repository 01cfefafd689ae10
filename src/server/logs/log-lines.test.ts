import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { mkdtemp, open, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { describe, expect, it } from 'vitest';

/** Writes to it fail as on a full disk. Not every system has it. */
const full = '/dev/full';

/** Runs a program whose output goes to a file; returns how it ended, and what it reported beside its output. */
async function runInto(
  path: string,
  program: string,
): Promise<{ readonly code: number | null; readonly reported: string }> {
  const out = await open(path, 'w');
  const child = spawn(process.execPath, ['--input-type=module', '-e', program], {
    stdio: ['ignore', out.fd, out.fd, 'pipe'],
    timeout: 4_000,
    killSignal: 'SIGKILL',
  });
  let reported = '';
  child.stdio[3]?.on('data', (chunk: Buffer) => (reported += chunk.toString()));
  await once(child, 'close');
  await out.close();
  return { code: child.exitCode, reported };
}

const module = new URL('./log-lines.ts', import.meta.url).href;
const pinoModule = import.meta.resolve('pino');
const shop = (lines: string): string => `
  import { writeSync } from 'node:fs';
  import { pino } from '${pinoModule}';
  import { logLines, outliveConsole } from '${module}';
  outliveConsole(process.stdout, process.stderr);
  const log = pino({}, ${lines});
  console.log('starting');
  console.error('something');
  for (let n = 0; n < 20_000; n += 1) log.info({ n }, 'a visitor');
  setTimeout(() => { log.info('another'); writeSync(3, 'still open'); }, 200);
`;

describe.runIf(existsSync(full))('a log on a disk that is full', () => {
  it('loses log lines, while the shop keeps running and stops on request', async () => {
    expect(await runInto(full, shop('logLines(1)'))).toEqual({ code: 0, reported: 'still open' });
  });

  it('red control: without this, the shop is gone, and does not even end', async () => {
    const { code, reported } = await runInto(full, shop('undefined').replace(/ {2}console.*\n/g, ''));
    expect({ code, reported }).toEqual({ code: null, reported: '' });
  });
});

it('writes every line, as long as there is room', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'log-lines-'));
  try {
    const path = join(folder, 'log');
    expect(await runInto(path, shop('logLines(1)').replace('20_000', '200'))).toEqual({
      code: 0,
      reported: 'still open',
    });
    const lines = readFileSync(path, 'utf8').trim().split('\n');
    expect(lines.filter((line) => line.includes('a visitor'))).toHaveLength(200);
    expect(lines.slice(0, 2)).toEqual(['starting', 'something']);
  } finally {
    await rm(folder, { recursive: true });
  }
});
