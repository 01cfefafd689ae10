import { AsyncLocalStorage } from 'node:async_hooks';

/**
 * The purpose of a statement. Each class has its own connections and a time after which its statements are given up:
 * - `page`: pages, search, cart, and everything else that a visitor looks at;
 * - `checkout`: whatever moves money or stock;
 * - `work`: the worker, what is loaded once for everybody, exports and lists for machines. The default.
 */
export type QueryClass = 'page' | 'checkout' | 'work';

const current = new AsyncLocalStorage<QueryClass>();

/** Runs `work`, whose statements, and those of whatever it starts, are of this class. */
export function inClass<Value>(queryClass: QueryClass, work: () => Value): Value {
  return current.run(queryClass, work);
}

/** Returns the class of a statement that is made here. */
export function classHere(): QueryClass {
  return current.getStore() ?? 'work';
}
