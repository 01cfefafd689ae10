/** The ISO 3166-1 code that a code from elsewhere means, in capitals: "UK" is the United Kingdom's GB. */
export function isoCountry(code: string): string {
  const upper = code.toUpperCase();
  return upper === 'UK' ? 'GB' : upper;
}
