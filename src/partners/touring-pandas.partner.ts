import { allBut, type Partner } from '#src/domain/site/partner.ts';

/** A tour organiser: its own recommendations take the place of ours. */
export const touringPandas = {
  name: 'touring_pandas',
  id: 107,
  title: 'Touring Pandas',
  toggles: allBut('secondaryNav', 'globalNotice', 'recommendations'),
  colours: { action: '#2c4a7a', second: '#1d2f4d' },
  subChannel: 27,
  currency: null,
  match: {
    host: 'touring-pandas',
    paths: [],
    airlineIds: [],
    affiliateIds: ['120107'],
    chosenByQuery: true,
  },
} as const satisfies Partner;
