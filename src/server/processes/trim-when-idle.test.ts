import { EventEmitter } from 'node:events';
import { createServer, type Server } from 'node:http';
import { getHeapStatistics } from 'node:v8';

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { trimWhenIdle } from '#src/server/processes/trim-when-idle.ts';

describe('a server that is idle', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it('gives memory back a minute after the last request, and once until the next', () => {
    // What is watched of a server are its events.
    const server = new EventEmitter() as Server;
    const trim = vi.fn<() => void>();
    trimWhenIdle(server, { trim });
    vi.advanceTimersByTime(120_000);
    expect(trim).not.toHaveBeenCalled();
    server.emit('listening');
    vi.advanceTimersByTime(59_000);
    server.emit('request');
    vi.advanceTimersByTime(59_000);
    expect(trim).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1_000);
    expect(trim).toHaveBeenCalledTimes(1);
    vi.advanceTimersByTime(600_000);
    expect(trim).toHaveBeenCalledTimes(1);
    server.emit('request');
    vi.advanceTimersByTime(60_000);
    expect(trim).toHaveBeenCalledTimes(2);
    server.emit('request');
    server.emit('close');
    vi.advanceTimersByTime(120_000);
    expect(trim).toHaveBeenCalledTimes(2);
  });
});

it('collects what is no longer used', async () => {
  let waste: object[] | null = Array.from({ length: 400_000 }, (_, n) => ({ n, text: `waste ${n}` }));
  const full = getHeapStatistics().used_heap_size;
  expect(waste).toHaveLength(400_000);
  waste = null;
  const server = createServer();
  trimWhenIdle(server, { quietMs: 10 });
  server.listen(0, '127.0.0.1');
  await expect.poll(() => getHeapStatistics().used_heap_size, { timeout: 20_000 }).toBeLessThan(full - 10_000_000);
  server.close();
});
