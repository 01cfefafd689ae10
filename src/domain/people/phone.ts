/**
 * A phone number as it is typed, read into "+" and digits: separators between groups are dropped, anything else refuses
 * it. Null unless it begins with "+" and a country code and follows spec §5: code 86 has exactly 11 digits, any other 6
 * to 18 in all.
 */
export function readPhone(text: string): string | null {
  if (text.length > 40) return null;
  const digits = text.trim().replace(/[\s().-]/g, '');
  if (!/^\+[1-9]\d{5,17}$/.test(digits)) return null;
  return digits.startsWith('+86') && digits.length !== 14 ? null : digits;
}
