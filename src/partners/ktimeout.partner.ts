import { allBut, type Partner } from '#src/domain/site/partner.ts';

/** A magazine: readers buy without an account of ours. */
export const ktimeout = {
  name: 'ktimeout',
  id: 111,
  title: 'KTimeout',
  toggles: allBut('userCentre', 'secondaryNav', 'globalNotice', 'creditsUse'),
  colours: { action: '#a8123e', second: '#6b0b28' },
  subChannel: 31,
  currency: null,
  match: {
    host: 'ktimeout',
    paths: [],
    airlineIds: [],
    affiliateIds: ['120111'],
    chosenByQuery: true,
  },
} as const satisfies Partner;
