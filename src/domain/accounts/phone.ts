/**
 * Whether a number, its country code apart, follows spec §5: exactly 11 digits with country code 86, else 6 to 18.
 */
export function isPhoneNumber(countryCode: string, number: string): boolean {
  return (countryCode === '86' ? /^\d{11}$/ : /^\d{6,18}$/).test(number);
}
