/** Where the browser's side gets its time and its randomness: milliseconds since 1970 UTC, and ids of 128 random bits. */
export const browserSource = {
  now: (): number => Date.now(),
  newId: (): string => crypto.randomUUID(),
} as const;
