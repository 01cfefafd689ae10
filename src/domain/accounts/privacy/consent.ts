/**
 * The European area (spec §6, RU-12): the 27 members of the European Union, and the United Kingdom, Iceland, Norway and
 * Russia.
 */
export const europeanArea: ReadonlySet<string> = new Set(
  'AT BE BG HR CY CZ DK EE FI FR DE GR HU IE IT LV LT LU MT NL PL PT RO SK SI ES SE GB UK IS NO RU'.split(' '),
);

export type Consent = 'granted' | 'denied';

/**
 * Returns the consent that is passed to tracking (spec §6). The visitor's own choice decides. Without one it is denied
 * in the European area, and wherever the country is not known (D-7): the fallback of a failed residence call is no
 * knowledge.
 */
export function marketingConsent(visitor: {
  readonly choice: Consent | null;
  /** The country of the visitor's IP address, ISO 3166-1 alpha-2; null when it is not known. */
  readonly ipCountry: string | null;
}): Consent {
  if (visitor.choice !== null) return visitor.choice;
  return visitor.ipCountry === null || europeanArea.has(visitor.ipCountry) ? 'denied' : 'granted';
}
