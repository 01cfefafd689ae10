import type { PageEvents } from '#src/web/shared/signals/page-events.ts';

let isRecorded = false;

/**
 * RU-38: records properties of the device once per load, with the consent that all events need. They help people who
 * investigate fraud; no limit and no price depends on them.
 */
export function recordRiskSignals({ record }: Pick<PageEvents, 'record'>): void {
  if (isRecorded) return;
  isRecorded = true;
  record({
    kind: 'event',
    name: 'risk.signals',
    facts: {
      screen: `${screen.width}x${screen.height}x${screen.colorDepth}`,
      window: `${innerWidth}x${innerHeight}`,
      pixel_ratio: devicePixelRatio,
      cores: navigator.hardwareConcurrency,
      touch_points: navigator.maxTouchPoints,
      languages: navigator.languages.slice(0, 5).join(','),
      // Of a fixed day: the offset of the zone, not the time of the visit.
      zone_minutes: new Date(0).getTimezoneOffset(),
      is_driven: navigator.webdriver,
      has_cookies: navigator.cookieEnabled,
      frames: window === window.top ? 'top' : 'framed',
    },
  });
}
