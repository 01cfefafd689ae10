import { allBut, type Partner } from '#src/domain/site/partner.ts';

/** Buying without an account, on guest domains alone (spec §1): no cart, no user-centre link, no banner. */
export const guestCheckout = {
  name: 'guest_checkout',
  id: 114,
  title: 'Guest checkout',
  toggles: allBut('userCentre', 'cart', 'banner', 'creditsUse', 'globalNotice'),
  colours: {},
  subChannel: 11,
  currency: null,
  match: {
    host: 'guest',
    paths: [],
    airlineIds: [],
    affiliateIds: [],
    chosenByQuery: false,
  },
} as const satisfies Partner;
