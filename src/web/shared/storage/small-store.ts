/** A value that components and others may watch; `watch` and `now` are what React's external store requests. */
export type SmallStore<Value> = {
  readonly now: () => Value;
  readonly set: (value: Value) => void;
  readonly watch: (notify: () => void) => () => void;
};

export function smallStore<Value>(first: Value): SmallStore<Value> {
  let value = first;
  const watchers = new Set<() => void>();
  return {
    now: () => value,
    set: (next) => {
      value = next;
      for (const notify of watchers) notify();
    },
    watch: (notify) => {
      watchers.add(notify);
      return () => watchers.delete(notify);
    },
  };
}
