/** Two times: the wall's, for signatures and deliveries, and the bank's, which tests may push ahead. Both in seconds since the epoch. */
export type Clock = {
  readonly wallMs: () => number;
  readonly now: () => number;
  readonly advance: (seconds: number) => void;
};

/**
 * Returns a clock whose lead over the wall clock is stored in `settings`, so that a restart does not turn time back.
 */
export function persistentClock(settings: {
  readonly get: (name: string) => string | null;
  readonly set: (name: string, value: string) => void;
}): Clock {
  let lead = Number(settings.get('clock_lead') ?? '0');
  return {
    wallMs: () => Date.now(),
    now: () => Math.floor(Date.now() / 1_000) + lead,
    advance: (seconds) => {
      lead += seconds;
      settings.set('clock_lead', String(lead));
    },
  };
}
