import { allBut, type Partner } from '#src/domain/site/partner.ts';

/** Someone who comes to pay: nothing is beside the purchase. Kept by cookie (spec §4). */
export const expressCheckOut = {
  name: 'express_check_out',
  id: 113,
  title: 'Express checkout',
  toggles: allBut('userCentre', 'search', 'secondaryNav', 'recommendations', 'globalNotice', 'breadcrumb'),
  colours: {},
  subChannel: 11,
  currency: null,
  match: {
    host: 'express-check-out',
    paths: [],
    airlineIds: [],
    affiliateIds: ['120113'],
    chosenByQuery: true,
  },
} as const satisfies Partner;
