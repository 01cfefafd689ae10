import { allBut, type Partner } from '#src/domain/site/partner.ts';

/** A white label: pages show the partner’s name, and ours only where the law requires it. */
export const experiencesWhiteLabel = {
  name: 'experiences_white_label',
  id: 116,
  title: 'Experiences',
  toggles: allBut('userCentre', 'footer', 'creditsUse', 'globalNotice', 'secondaryNav'),
  colours: { action: '#2d3a63', second: '#1c2440' },
  subChannel: 34,
  currency: null,
  match: {
    host: 'experiences-white-label',
    paths: [],
    airlineIds: [],
    affiliateIds: ['120116'],
    chosenByQuery: true,
  },
} as const satisfies Partner;
