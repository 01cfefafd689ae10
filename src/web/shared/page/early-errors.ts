type Fault = ErrorEvent | PromiseRejectionEvent;
type Take = (fault: Fault) => void;

const collected: Fault[] = [];
let take: Take = (fault) => collected.push(fault);

/** Collects errors from the start; the code that reports them loads later, so that it does not delay the page. */
export function collectEarlyErrors(): void {
  window.addEventListener('error', (event) => take(event));
  window.addEventListener('unhandledrejection', (event) => take(event));
}

/** Passes the collected errors, and all later ones, to `taker`. */
export function takeFaults(taker: Take): void {
  take = taker;
  collected.splice(0).forEach(taker);
}
