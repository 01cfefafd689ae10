import { parsePhoneNumberFromString } from 'libphonenumber-js';

import { isPhoneNumber } from '#src/domain/accounts/phone.ts';

/**
 * Returns a phone number in the form in which it is stored: "+" and digits (E.164), so that "+44 (0)20 7946 0018" and
 * "+442079460018" are one person's. Null when it is none: without country code, of a length its country does not have,
 * with an extension, or outside spec §5.
 */
export function normalisePhone(text: string): string | null {
  if (text.length > 40) return null;
  const number = parsePhoneNumberFromString(text.normalize('NFKC').trim(), { extract: false });
  if (number === undefined || number.ext !== undefined || !number.isPossible()) return null;
  const code = number.countryCallingCode;
  return isPhoneNumber(code, number.number.slice(1 + code.length)) ? number.number : null;
}

/**
 * Returns the country of a stored number, ISO 3166-1 alpha-2; null where several share its code and the number does not
 * decide.
 */
export function countryOfPhone(phone: string): string | null {
  return parsePhoneNumberFromString(phone)?.country ?? null;
}

/** Returns a stored number as shown to its owner: country code and the last digits, "+44 •••• 018". */
export function maskPhone(phone: string): string {
  const code = parsePhoneNumberFromString(phone)?.countryCallingCode ?? '';
  return `+${code} •••• ${phone.slice(-3)}`;
}
