/**
 * Whether a number, its country code apart, follows spec §5: exactly 11 digits with country code 86, else 6 to 18.
 */
export function isPhoneNumber(countryCode: string, number: string): boolean {
  return (countryCode === '86' ? /^\d{11}$/ : /^\d{6,18}$/).test(number);
}

/**
 * A phone number as it is typed, read into "+" and digits: separators between groups are dropped, anything else refuses
 * it. Null unless it begins with "+" and a country code and some split of it, since codes have one to three digits,
 * follows spec §5. Who knows every country's code is stricter (`adapters/phone.ts`).
 */
export function readPhone(text: string): string | null {
  if (text.length > 40) return null;
  const digits = text.trim().replace(/[\s().-]/g, '');
  if (!/^\+[1-9]\d+$/.test(digits)) return null;
  const lengths = digits.startsWith('+86') ? [2] : [1, 2, 3];
  return lengths.some((length) => isPhoneNumber(digits.slice(1, 1 + length), digits.slice(1 + length))) ? digits : null;
}
