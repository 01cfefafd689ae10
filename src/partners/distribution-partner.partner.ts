import { allBut, type Partner } from '#src/domain/site/partner.ts';

/** A distributor who sells our catalogue under their own account (RU-40). */
export const distributionPartner = {
  name: 'distribution_partner',
  id: 115,
  title: 'Distribution partner',
  toggles: allBut('userCentre', 'creditsUse', 'globalNotice', 'recommendations'),
  colours: { action: '#1f5f8b', second: '#133c59' },
  subChannel: 33,
  currency: null,
  match: {
    host: 'distribution-partner',
    paths: [],
    airlineIds: [],
    affiliateIds: ['120115'],
    chosenByQuery: true,
  },
} as const satisfies Partner;
