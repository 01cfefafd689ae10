import { allBut, type Partner } from '#src/domain/site/partner.ts';

/** A running event: few pages, and a short way to the ticket. */
export const kopRun = {
  name: 'kop_run',
  id: 110,
  title: 'KOP Run',
  toggles: allBut('secondaryNav', 'breadcrumb', 'globalNotice'),
  colours: { action: '#b3124b', second: '#740b30' },
  subChannel: 30,
  currency: null,
  match: {
    host: 'kop-run',
    paths: [],
    airlineIds: [],
    affiliateIds: ['120110'],
    chosenByQuery: true,
  },
} as const satisfies Partner;
