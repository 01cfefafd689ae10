/** One thing done again and again, for one key: a run under way, and the run that those who came meanwhile share. */
export type Turns<Value> = { readonly running: Promise<Value>; next: Promise<Value> | null };

/**
 * Runs a task for a key, never twice at once. Calls during a run share the next one with all others that wait: it
 * begins after each of them has called, and so sees what they have written. After a result that `isFinal` there is nothing more to
 * be seen, and they share that. `turns` is of one process; between processes only the locks of the database count.
 */
export function coalesceNext<Value>(
  turns: Map<string, Turns<Value>>,
  key: string,
  run: () => Promise<Value>,
  isFinal: (value: Value) => boolean = () => false,
): Promise<Value> {
  const begin = (): Promise<Value> => {
    const turn: Turns<Value> = { running: run(), next: null };
    turns.set(key, turn);
    const end = (): void => void (turns.get(key) === turn && turn.next === null && turns.delete(key));
    turn.running.then(end, end);
    return turn.running;
  };
  const turn = turns.get(key);
  if (turn === undefined) return begin();
  turn.next ??= turn.running.then((value) => {
    if (!isFinal(value)) return begin();
    turns.delete(key);
    return value;
  }, begin);
  return turn.next;
}
