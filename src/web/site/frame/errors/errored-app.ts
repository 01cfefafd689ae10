/** Spec §4 "errored app": a page failed, and the next change of route leads to the page of its kind of failure. */
type Listener = () => void;

let failedWith: number | null = null;
const listeners = new Set<Listener>();

/**
 * Called by the error screen when it is shown. A status of null is a missing connection, which is over when it is over:
 * the next change of route loads its page.
 */
export function pageFailed(status: number | null): void {
  failedWith = status;
  for (const notify of listeners) notify();
}

/** Returns the path of the error page after a failed navigation, without prefix and slash, once; null otherwise. */
export function pathAfterFailure(): '/404' | '/500' | null {
  if (failedWith === null) return null;
  const path = failedWith === 500 ? '/500' : '/404';
  failedWith = null;
  return path;
}

/** Calls the listener on each failure, until the returned function is called. */
export function onPageFailure(notify: Listener): () => void {
  listeners.add(notify);
  return () => {
    listeners.delete(notify);
  };
}
