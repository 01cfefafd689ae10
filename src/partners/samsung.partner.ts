import { allBut, type Partner } from '#src/domain/site/partner.ts';

/** A phone manufacturer: pages open inside its app, which has its own back button. */
export const samsung = {
  name: 'samsung',
  id: 106,
  title: 'Samsung',
  toggles: allBut('secondaryNav', 'breadcrumb'),
  colours: { action: '#1428a0', second: '#0b1760' },
  subChannel: 26,
  currency: null,
  match: {
    host: 'samsung',
    paths: ['/partnership/phone_coupon/samsung'],
    airlineIds: [],
    affiliateIds: ['120106'],
    chosenByQuery: true,
  },
} as const satisfies Partner;
