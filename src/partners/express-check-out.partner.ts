import { allBut, type Partner } from '#src/domain/site/partner.ts';

/** A checkout-only site: pages show nothing beside the purchase. The theme is stored in a cookie (spec §4). */
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
