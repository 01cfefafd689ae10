import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { Unanswered } from '#src/store/shared/database/db-deadline.ts';
import { guardSilence } from '#src/store/shared/database/db-silence.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const silent = vi.fn<() => Promise<never>>(() => Promise.reject(new Unanswered('no answer within 3000 ms')));
const answering = vi.fn<() => Promise<string>>(() => Promise.resolve('an answer'));
beforeEach(() => vi.clearAllMocks());

it('sends nothing more after two calls in a row without an answer, and fails at once', async () => {
  const guard = guardSilence();
  for (let call = 0; call < 5; call += 1) await expect(guard(silent)).rejects.toBeInstanceOf(Unanswered);
  expect(silent).toHaveBeenCalledTimes(2);
  await expect(guard(answering)).rejects.toBeInstanceOf(Unanswered);
  expect(answering).not.toHaveBeenCalled();
});

it('tries again with one call after a second, and rests again when that has no answer either', async () => {
  const guard = guardSilence();
  for (let call = 0; call < 2; call += 1) await expect(guard(silent)).rejects.toBeInstanceOf(Unanswered);
  vi.advanceTimersByTime(1_000);
  for (let call = 0; call < 3; call += 1) await expect(guard(silent)).rejects.toBeInstanceOf(Unanswered);
  expect(silent).toHaveBeenCalledTimes(3);
});

it('sends one of many simultaneous calls after the rest', async () => {
  const guard = guardSilence();
  for (let call = 0; call < 2; call += 1) await expect(guard(silent)).rejects.toBeInstanceOf(Unanswered);
  vi.advanceTimersByTime(1_000);
  await Promise.allSettled(Array.from({ length: 20 }, () => guard(silent)));
  expect(silent).toHaveBeenCalledTimes(3);
});

it('lets all calls through as soon as one was answered', async () => {
  const guard = guardSilence();
  for (let call = 0; call < 2; call += 1) await expect(guard(silent)).rejects.toBeInstanceOf(Unanswered);
  vi.advanceTimersByTime(1_000);
  for (let call = 0; call < 3; call += 1) expect(await guard(answering)).toBe('an answer');
  await expect(guard(silent)).rejects.toBeInstanceOf(Unanswered);
  expect(await guard(answering)).toBe('an answer');
});

it('ends the rest when a call that was under way is answered', async () => {
  const guard = guardSilence();
  const { promise, resolve } = Promise.withResolvers<string>();
  const underWay = guard(() => promise);
  for (let call = 0; call < 2; call += 1) await expect(guard(silent)).rejects.toBeInstanceOf(Unanswered);
  resolve('late');
  expect(await underWay).toBe('late');
  expect(await guard(answering)).toBe('an answer');
});

it('takes an error of the database for an answer', async () => {
  const guard = guardSilence();
  const failing = (): Promise<never> => Promise.reject(new Error('duplicate key'));
  await expect(guard(silent)).rejects.toBeInstanceOf(Unanswered);
  await expect(guard(failing)).rejects.toThrow('duplicate key');
  await expect(guard(silent)).rejects.toBeInstanceOf(Unanswered);
  expect(await guard(answering)).toBe('an answer');
});
