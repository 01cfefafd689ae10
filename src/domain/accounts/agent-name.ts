type Marks = readonly (readonly [marks: readonly RegExp[], name: string])[];

/** Families by the mark in a browser's own name; the first that fits is it, since most claim to be others too. */
const browsers: Marks = [
  [[/\bEdgA?\//], 'Edge'],
  [[/\bOPR\//], 'Opera'],
  [[/\bSamsungBrowser\//], 'Samsung Internet'],
  [[/\b(Firefox|FxiOS)\//], 'Firefox'],
  [[/\b(Chrome|CriOS|Chromium)\//], 'Chrome'],
  // One specific mark and one shared mark: two looks, since one expression for both takes quadratic time.
  [[/\bVersion\/\S/, /\bSafari\//], 'Safari'],
];

const systems: Marks = [
  [[/\biPhone\b/], 'iPhone'],
  [[/\biPad\b/], 'iPad'],
  [[/\b(OpenHarmony|HarmonyOS)\b/], 'HarmonyOS'],
  [[/\bAndroid\b/], 'Android'],
  [[/\bWindows\b/], 'Windows'],
  [[/\bMac OS X\b/], 'macOS'],
  [[/\bCrOS\b/], 'ChromeOS'],
  [[/\bLinux\b/], 'Linux'],
];

/**
 * A browser's family and system, "Chrome · Android", by which owners recognize their own; "" when neither is known. The
 * text itself is not stored, so that a client cannot write into another account's list.
 */
export function agentName(userAgent: string): string {
  const text = userAgent.slice(0, 512);
  const named = [browsers, systems].flatMap(
    (list) => list.find(([marks]) => marks.every((mark) => mark.test(text)))?.[1] ?? [],
  );
  return named.join(' · ');
}
