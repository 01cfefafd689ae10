/** Families by the mark that stands in a browser's own name; the first that fits is it, since most claim to be others too. */
const browsers: readonly (readonly [RegExp, string])[] = [
  [/\bEdgA?\//, 'Edge'],
  [/\bOPR\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(Firefox|FxiOS)\//, 'Firefox'],
  [/\b(Chrome|CriOS|Chromium)\//, 'Chrome'],
  [/\bVersion\/\S+.*\bSafari\//, 'Safari'],
];

const systems: readonly (readonly [RegExp, string])[] = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\b(OpenHarmony|HarmonyOS)\b/, 'HarmonyOS'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bMac OS X\b/, 'macOS'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bLinux\b/, 'Linux'],
];

/**
 * A browser's family and system, "Chrome · Android", for its owner to know his own by; "" when neither is known. Nothing
 * of the text itself is kept, so that nobody can write into another's list.
 */
export function agentName(userAgent: string): string {
  const text = userAgent.slice(0, 512);
  const named = [browsers, systems].flatMap((list) => list.find(([mark]) => mark.test(text))?.[1] ?? []);
  return named.join(' · ');
}
