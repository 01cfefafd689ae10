import { allBut, type Partner } from '#src/domain/site/partner.ts';

/** A seller of rail passes. */
export const jrPassCo = {
  name: 'jr_pass_co',
  id: 108,
  title: 'JR Pass',
  toggles: allBut('secondaryNav', 'recommendations', 'creditsUse'),
  colours: { action: '#00703c', second: '#004726' },
  subChannel: 28,
  currency: 'JPY',
  match: {
    host: 'jr-pass-co',
    paths: [],
    airlineIds: [],
    affiliateIds: ['120108'],
    chosenByQuery: true,
  },
} as const satisfies Partner;
