/** A value that components and others may watch; `watch` and `now` are what React's external store requests. */
export type SmallStore<Value> = {
  readonly now: () => Value;
  readonly set: (value: Value) => void;
  readonly watch: (tell: () => void) => () => void;
};

export function smallStore<Value>(first: Value): SmallStore<Value> {
  let value = first;
  const watchers = new Set<() => void>();
  return {
    now: () => value,
    set: (next) => {
      value = next;
      for (const tell of watchers) tell();
    },
    watch: (tell) => {
      watchers.add(tell);
      return () => watchers.delete(tell);
    },
  };
}
