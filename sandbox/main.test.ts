import { fork, spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, describe, expect, it } from 'vitest';

const program = fileURLToPath(new URL('./main.ts', import.meta.url));
const dataDir = mkdtempSync(join(tmpdir(), 'payment-main-'));
const environment = {
  PATH: process.env['PATH'],
  SANDBOX_PORT: '0',
  SANDBOX_ORIGIN: 'http://pay.localhost:3001',
  SANDBOX_SECRET_KEY: 'sk',
  SANDBOX_WEBHOOK_SECRET: 'whsec',
  SANDBOX_DATA: dataDir,
};

let child: ChildProcess | undefined;

afterEach(() => {
  if (child?.exitCode === null) child.kill('SIGKILL');
  rmSync(dataDir, { recursive: true, force: true });
});

function ended(process: ChildProcess): Promise<number | null> {
  return new Promise((resolve) => process.once('exit', (code) => resolve(code)));
}

async function ready(process: ChildProcess): Promise<void> {
  await new Promise<void>((resolve, reject) => {
    process.once('exit', () => reject(new Error('ended before it was ready')));
    process.stdout?.on('data', (chunk: Buffer) => chunk.includes('payment sandbox at') && resolve());
  });
}

describe('the program', () => {
  it('reports every error of its environment and does not start', async () => {
    child = spawn(process.execPath, [program], {
      env: { PATH: process.env['PATH'], SANDBOX_PORT: 'x', SANDBOX_ORIGIN: 'pay' },
      stdio: 'pipe',
    });
    let said = '';
    child.stderr?.on('data', (chunk: Buffer) => (said += chunk.toString()));
    expect(await ended(child)).toBe(1);
    for (const name of [
      'SANDBOX_SECRET_KEY',
      'SANDBOX_WEBHOOK_SECRET',
      'SANDBOX_DATA',
      'SANDBOX_PORT',
      'SANDBOX_ORIGIN',
    ])
      expect(said).toContain(name);
  });

  it.each(['SIGTERM', 'SIGINT'] as const)('stops cleanly on %s', async (signal) => {
    child = spawn(process.execPath, [program], { env: environment, stdio: 'pipe' });
    await ready(child);
    const end = ended(child);
    child.kill(signal);
    expect(await end).toBe(0);
  });

  it('stops when its parent lets go of it', async () => {
    child = fork(program, { env: environment, execPath: process.execPath, stdio: ['pipe', 'pipe', 'pipe', 'ipc'] });
    await ready(child);
    const end = ended(child);
    child.disconnect();
    expect(await end).toBe(0);
  });

  it('stops at the end of its input when so configured', async () => {
    child = spawn(process.execPath, [program], {
      env: { ...environment, SANDBOX_STOP_ON_STDIN: 'yes' },
      stdio: 'pipe',
    });
    await ready(child);
    const end = ended(child);
    child.stdin?.end();
    expect(await end).toBe(0);
  });
});
