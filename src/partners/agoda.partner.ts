import { allBut, type Partner } from '#src/domain/site/partner.ts';

/** A booking site whose travelers use their accounts there. */
export const agoda = {
  name: 'agoda',
  id: 102,
  title: 'Agoda',
  toggles: allBut('userCentre', 'creditsUse', 'globalNotice'),
  colours: { action: '#2b5fd9', second: '#1b3a86' },
  subChannel: 22,
  currency: null,
  match: {
    host: 'agoda',
    paths: [],
    airlineIds: [],
    affiliateIds: ['120102'],
    chosenByQuery: true,
  },
} as const satisfies Partner;
