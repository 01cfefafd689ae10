import { allBut, type Partner } from '#src/domain/site/partner.ts';

/** An airline: its own menu is above ours, and credits are not mixed with its miles. */
export const hkexpress = {
  name: 'hkexpress',
  id: 101,
  title: 'HK Express',
  toggles: allBut('secondaryNav', 'creditsUse'),
  colours: { action: '#702b91', second: '#3f1a57' },
  subChannel: 21,
  currency: 'HKD',
  match: {
    host: 'hkexpress',
    paths: ['/partnership/phone_coupon/hkexpress'],
    airlineIds: ['UO'],
    affiliateIds: ['120101'],
    chosenByQuery: true,
  },
} as const satisfies Partner;
