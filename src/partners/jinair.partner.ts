import { allBut, type Partner } from '#src/domain/site/partner.ts';

/** An airline: its own menu is above ours. */
export const jinair = {
  name: 'jinair',
  id: 105,
  title: 'Jin Air',
  toggles: allBut('secondaryNav', 'creditsUse'),
  colours: { action: '#5a7d00', second: '#3c5400' },
  subChannel: 25,
  currency: 'KRW',
  match: {
    host: 'jinair',
    paths: ['/partnership/phone_coupon/jinair'],
    airlineIds: ['LJ'],
    affiliateIds: ['120105'],
    chosenByQuery: true,
  },
} as const satisfies Partner;
