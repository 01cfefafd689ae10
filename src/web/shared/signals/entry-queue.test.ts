import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { entryQueue, type QueueDecision } from '#src/web/shared/signals/entry-queue.ts';

let sent: { entries: readonly number[]; leaving: boolean }[] = [];
const send = (entries: readonly number[], leaving: boolean): void => void sent.push({ entries, leaving });
const numbers = (count: number, from = 0): number[] => Array.from({ length: count }, (_, at) => at + from);

beforeEach(() => {
  sent = [];
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

it('sends five seconds after the first entry', () => {
  const queue = entryQueue(send);
  queue.add(1);
  vi.advanceTimersByTime(3_000);
  queue.add(2);
  vi.advanceTimersByTime(1_999);
  expect(sent).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(sent).toEqual([{ entries: [1, 2], leaving: false }]);
  vi.advanceTimersByTime(60_000);
  expect(sent).toHaveLength(1);
});

it('sends at the fifteenth entry, and begins again', () => {
  const queue = entryQueue(send);
  for (const number of numbers(16)) queue.add(number);
  expect(sent).toEqual([{ entries: numbers(15), leaving: false }]);
  vi.advanceTimersByTime(5_000);
  expect(sent[1]).toEqual({ entries: [15], leaving: false });
});

it('sends what is left when the page ends, and nothing when nothing is left', () => {
  const queue = entryQueue(send);
  queue.add(1);
  queue.flush(true);
  queue.flush(true);
  expect(sent).toEqual([{ entries: [1], leaving: true }]);
  vi.advanceTimersByTime(60_000);
  expect(sent).toHaveLength(1);
});

it('holds entries back until they may go, in batches of fifteen and at most sixty', () => {
  let gate: QueueDecision = 'hold';
  const queue = entryQueue(send, () => gate);
  for (const number of numbers(70)) queue.add(number);
  vi.advanceTimersByTime(60_000);
  queue.flush(true);
  expect(sent).toEqual([]);
  gate = 'go';
  queue.flush();
  expect(sent.map(({ entries }) => entries.length)).toEqual([15, 15, 15, 15]);
  expect(sent[0]?.entries[0]).toBe(10);
});

it('drops entries that may never go', () => {
  let gate: QueueDecision = 'drop';
  const queue = entryQueue(send, () => gate);
  queue.add(1);
  vi.advanceTimersByTime(5_000);
  gate = 'go';
  queue.flush();
  expect(sent).toEqual([]);
});
