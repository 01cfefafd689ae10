import { allBut, type Partner } from '#src/domain/site/partner.ts';

/** A comparison site: bookings are made without an account of ours. */
export const wego = {
  name: 'wego',
  id: 104,
  title: 'Wego',
  toggles: allBut('userCentre', 'creditsUse', 'secondaryNav'),
  colours: { action: '#2f7d32', second: '#1d4f20' },
  subChannel: 24,
  currency: null,
  match: {
    host: 'wego',
    paths: [],
    airlineIds: [],
    affiliateIds: ['120104'],
    chosenByQuery: true,
  },
} as const satisfies Partner;
