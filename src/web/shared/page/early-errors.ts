type Fault = ErrorEvent | PromiseRejectionEvent;
type Take = (fault: Fault) => void;

const kept: Fault[] = [];
let take: Take = (fault) => kept.push(fault);

/** Keeps what goes wrong from the very first moment; who reports it arrives later, so that the page is not held up. */
export function keepFaults(): void {
  window.addEventListener('error', (event) => take(event));
  window.addEventListener('unhandledrejection', (event) => take(event));
}

/** Hands over what was stored, and from now on everything. */
export function takeFaults(taker: Take): void {
  take = taker;
  kept.splice(0).forEach(taker);
}
