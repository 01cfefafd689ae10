/**
 * Returns one idempotency key per purchase intent, stored in the tab until a final answer, so that a repeated click, a
 * reload or a lost answer repeats the same request (threat model §4.4). `intent` is an action and object: "pay MDR…".
 */
export function intentKey(intent: string): string {
  const name = `intent:${intent}`;
  const stored = sessionStorage.getItem(name);
  if (stored !== null) return stored;
  const key = crypto.randomUUID();
  sessionStorage.setItem(name, key);
  return key;
}

/** Forgets a key once its answer is final, so that the next intent gets a new one. */
export function endIntent(intent: string): void {
  sessionStorage.removeItem(`intent:${intent}`);
}
