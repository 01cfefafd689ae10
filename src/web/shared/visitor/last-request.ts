let last: string | null = null;

/** Stores the name that the server gave a request (spec §7), so that reports can say what went before them. */
export function requestAnswered(id: string | null): void {
  if (id !== null && /^[\w-]{1,64}$/.test(id)) last = id;
}

/** The last request that was answered; null before the first. */
export function lastRequestId(): string | null {
  return last;
}
