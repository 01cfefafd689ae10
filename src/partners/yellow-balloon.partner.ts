import { allBut, type Partner } from '#src/domain/site/partner.ts';

/** A travel agency, whose own header and footer are around ours. */
export const yellowBalloon = {
  name: 'yellow_balloon',
  id: 112,
  title: 'Yellow Balloon',
  toggles: allBut('userCentre', 'footer', 'creditsUse', 'secondaryNav'),
  colours: { action: '#8a6100', second: '#5a3f00' },
  subChannel: 32,
  currency: 'KRW',
  match: {
    host: 'yellow-balloon',
    paths: [],
    airlineIds: [],
    affiliateIds: ['120112'],
    chosenByQuery: true,
  },
} as const satisfies Partner;
