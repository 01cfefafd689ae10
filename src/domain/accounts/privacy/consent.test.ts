import { expect, it } from 'vitest';

import { europeanArea, marketingConsent } from '#src/domain/accounts/privacy/consent.ts';

it('counts 32 codes to the European area', () => {
  expect(europeanArea.size).toBe(32);
  for (const code of ['DE', 'FR', 'GB', 'UK', 'IS', 'NO', 'RU']) expect(europeanArea.has(code)).toBe(true);
  for (const code of ['US', 'CH', 'TR', 'UA', 'JP', '', 'de']) expect(europeanArea.has(code)).toBe(false);
});

it.each([
  { choice: 'granted', ipCountry: 'DE', consent: 'granted' },
  { choice: 'granted', ipCountry: null, consent: 'granted' },
  { choice: 'denied', ipCountry: 'US', consent: 'denied' },
  { choice: 'denied', ipCountry: null, consent: 'denied' },
  { choice: null, ipCountry: 'US', consent: 'granted' },
  { choice: null, ipCountry: 'GB', consent: 'denied' },
  { choice: null, ipCountry: 'NO', consent: 'denied' },
  { choice: null, ipCountry: null, consent: 'denied' },
] as const)('$choice from $ipCountry is $consent', ({ choice, ipCountry, consent }) => {
  expect(marketingConsent({ choice, ipCountry })).toBe(consent);
});
