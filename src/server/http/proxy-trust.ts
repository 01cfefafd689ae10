/**
 * Returns the result of `read` from the last `forMs` milliseconds, or a new one; concurrent callers wait for the same.
 */
export function believed<Answer>(
  clock: () => number,
  forMs: number,
  read: () => Promise<Answer>,
): () => Promise<Answer> {
  let last: { readonly untilMs: number; readonly answer: Promise<Answer> } | null = null;
  return () => {
    const now = clock();
    if (last === null || now >= last.untilMs) last = { untilMs: now + forMs, answer: read() };
    return last.answer;
  };
}
