/** The measures of spec §7 "web vitals": milliseconds, for CLS its score. */
export type Vital = 'lcp' | 'cls' | 'inp' | 'ttfb';

type Shift = { readonly value: number; readonly startTime: number; readonly hadRecentInput: boolean };
type Interaction = { readonly interactionId: number; readonly duration: number };

/** Watches a page load from its beginning; the returned function says what has been measured so far. */
export function watchVitals(): () => readonly (readonly [Vital, number])[] {
  let lcp: number | null = null;
  const shifts = layoutShifts();
  const taps = interactions();
  observe('largest-contentful-paint', (entry) => (lcp = entry.startTime));
  // These two kinds of entries are not in the typings yet.
  observe('layout-shift', (entry) => shifts.add(entry as unknown as Shift));
  observe('event', (entry) => taps.add(entry as unknown as Interaction));
  return () => {
    const [navigation] = performance.getEntriesByType('navigation');
    const ttfb = navigation instanceof PerformanceNavigationTiming ? navigation.responseStart : null;
    const measured: readonly (readonly [Vital, number | null])[] = [
      ['lcp', lcp],
      ['cls', shifts.score()],
      ['inp', taps.slowest()],
      ['ttfb', ttfb],
    ];
    return measured.flatMap(([name, value]) => (value === null ? [] : [[name, rounded(name, value)] as const]));
  };
}

/** Layout shift without user input: the worst window of at most 5 s without a pause of 1 s. */
export function layoutShifts(): { readonly add: (shift: Shift) => void; readonly score: () => number } {
  let worst = 0;
  let sum = 0;
  let first = 0;
  let last = Number.NEGATIVE_INFINITY;
  return {
    add: ({ value, startTime, hadRecentInput }) => {
      if (hadRecentInput) return;
      const goesOn = startTime - last < 1_000 && startTime - first < 5_000;
      if (!goesOn) first = startTime;
      sum = goesOn ? sum + value : value;
      last = startTime;
      worst = Math.max(worst, sum);
    },
    score: () => worst,
  };
}

/** How long interactions took: the slowest, but for one in fifty. Null without any. */
export function interactions(): { readonly add: (one: Interaction) => void; readonly slowest: () => number | null } {
  const longest = new Map<number, number>();
  return {
    add: ({ interactionId, duration }) => {
      if (interactionId !== 0) longest.set(interactionId, Math.max(longest.get(interactionId) ?? 0, duration));
    },
    slowest: () => {
      const durations = [...longest.values()].toSorted((a, b) => b - a);
      return durations[Math.floor(durations.length / 50)] ?? null;
    },
  };
}

function rounded(name: Vital, value: number): number {
  return name === 'cls' ? Math.round(value * 10_000) / 10_000 : Math.round(value);
}

function observe(type: string, take: (entry: PerformanceEntry) => void): void {
  if (!PerformanceObserver.supportedEntryTypes.includes(type)) return;
  const observer = new PerformanceObserver((list) => list.getEntries().forEach(take));
  // `durationThreshold` is for events: the shortest that a person notices.
  const options: PerformanceObserverInit & { durationThreshold?: number } = {
    type,
    buffered: true,
    durationThreshold: 40,
  };
  observer.observe(options);
}
