import { allBut, type Partner } from '#src/domain/site/partner.ts';

/** A card scheme: its benefits are not combined with credits. */
export const masterCard = {
  name: 'master_card',
  id: 109,
  title: 'Mastercard',
  toggles: allBut('globalNotice', 'creditsUse'),
  colours: { action: '#b3261e', second: '#7a1712' },
  subChannel: 29,
  currency: null,
  match: {
    host: 'master-card',
    paths: ['/partnership/phone_coupon/master_card'],
    airlineIds: [],
    affiliateIds: ['120109'],
    chosenByQuery: true,
  },
} as const satisfies Partner;
