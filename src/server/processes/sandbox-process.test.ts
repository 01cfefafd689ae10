import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';

import { superviseChild, webhookUrl } from '#src/server/processes/sandbox-process.ts';

describe('the address of the webhook', () => {
  test.each([
    ['127.0.0.1', 'http://127.0.0.1:3000/v1/paysrv/webhook'],
    ['0.0.0.0', 'http://127.0.0.1:3000/v1/paysrv/webhook'],
    ['::', 'http://127.0.0.1:3000/v1/paysrv/webhook'],
    ['::1', 'http://[::1]:3000/v1/paysrv/webhook'],
    ['192.168.1.4', 'http://192.168.1.4:3000/v1/paysrv/webhook'],
  ])('of a site on %s is %s', (host, url) => expect(webhookUrl({ host, port: 3000 })).toBe(url));
});

describe('the process of the sandbox', () => {
  let folder: string;
  let said: string[];
  let isStopping: boolean;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'meander-child-'));
    said = [];
    isStopping = false;
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  /** Each life writes its process id; `more` is what it does after that. */
  function start(more: string): Promise<{ stop: () => Promise<void> }> {
    const program = join(folder, 'child.mjs');
    writeFileSync(
      program,
      `import { appendFileSync } from 'node:fs';
       appendFileSync(${JSON.stringify(join(folder, 'lives'))}, process.pid + '\\n');
       process.on('disconnect', () => process.exit());
       ${more}`,
    );
    const log = { error: (_facts: object, text: string) => void said.push(text) };
    return superviseChild({
      name: 'the payment sandbox',
      loss: 'nobody can pay',
      program,
      env: {},
      startHint: 'why?',
      restartAfterMs: 50,
      log,
      isStopping: () => isStopping,
    });
  }

  function lives(): number[] {
    return readFileSync(join(folder, 'lives'), 'utf8').trim().split('\n').map(Number);
  }

  function isAlive(pid: number): boolean {
    try {
      return process.kill(pid, 0);
    } catch {
      return false;
    }
  }

  test('is started once more when it ends by itself, and then no more', async () => {
    const child = await start("process.send('ready');");
    process.kill(lives()[0] ?? 0, 'SIGKILL');
    await expect.poll(() => lives().length, { timeout: 10_000 }).toBe(2);
    expect(said).toEqual([expect.stringContaining('restarting it once')]);
    process.kill(lives()[1] ?? 0, 'SIGKILL');
    await expect.poll(() => said.length, { timeout: 10_000 }).toBe(2);
    await child.stop();
    expect(lives()).toHaveLength(2);
  });

  test('is not started again after a stop request', async () => {
    const child = await start("process.send('ready');");
    await child.stop();
    expect(lives()).toHaveLength(1);
    expect(said).toEqual([]);
    expect(isAlive(lives()[0] ?? 0)).toBe(false);
  });

  test('is not missed when the same Ctrl-C has reached it and us', async () => {
    const child = await start("process.send('ready');");
    isStopping = true;
    process.kill(lives()[0] ?? 0, 'SIGINT');
    await expect.poll(() => isAlive(lives()[0] ?? 0)).toBe(false);
    await child.stop();
    expect(lives()).toHaveLength(1);
    expect(said).toEqual([]);
  });

  test('that ends before it is ready fails the start', async () => {
    await expect(start('process.exit(3);')).rejects.toThrow('stopped at once; why?');
  });
});
