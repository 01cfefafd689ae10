import { once } from 'node:events';
import { Worker } from 'node:worker_threads';

import { expect, it } from 'vitest';

import { endThread } from '#src/server/processes/end-thread.ts';

const threadOf = (code: string): Worker => new Worker(code, { eval: true, execArgv: [] });
const hearing = `
  const { parentPort } = require('node:worker_threads');
  parentPort.on('message', (told) => process.exit(told === 'end' ? 7 : 1));
`;

it('lets a thread end by itself, even one that has hardly begun', async () => {
  const worker = threadOf(hearing);
  const left = once(worker, 'exit');
  await endThread(worker);
  expect(await left).toEqual([7]);
});

it('has nothing to wait for when the thread ended before', async () => {
  const worker = threadOf('');
  await once(worker, 'exit');
  await endThread(worker, 2 ** 31 - 1);
  expect(worker.threadId).toBe(-1);
});

it('breaks off a thread that does not hear', async () => {
  const worker = threadOf('for (;;);');
  await once(worker, 'online');
  const left = once(worker, 'exit');
  await endThread(worker, 10);
  expect(await left).toEqual([1]);
});
