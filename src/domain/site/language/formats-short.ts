import { formatNumber } from '#src/domain/site/language/formats.ts';
import type { FormattingLocale } from '#src/domain/site/language/formatting-locale.ts';

const longest = 6;

/**
 * A count in few characters (spec §9, RU-20): 999, 1k, 1.5k, 9.9k, 10k+, 1000k+, and 999K+ once that would be longer than
 * six. Cut, never rounded up; the decimal sign is the language's.
 */
export function formatShort(count: number, writing: FormattingLocale): string {
  const whole = Math.max(0, Math.floor(count));
  if (whole < 1000) return formatNumber(whole, writing);
  if (whole < 10_000) {
    const tenths = Math.floor(whole / 100);
    return `${formatNumber(tenths / 10, writing, tenths % 10 === 0 ? 0 : 1)}k`;
  }
  const text = `${Math.floor(whole / 1000)}k+`;
  return text.length > longest ? '999K+' : text;
}
