import { accountServices } from '#src/api/accounts/account-labels.ts';
import { userCentreServices } from '#src/api/orders/user-centre-labels.ts';
import { call, service, type Service } from '#src/api/openapi/call-service.ts';
import { checkoutServices } from '#src/api/checkout/checkout-labels.ts';
import { privacyServices } from '#src/api/accounts/privacy-labels.ts';
import { giftServices } from '#src/api/marketing/gift-labels.ts';
import { railServices } from '#src/api/rail/rail-labels.ts';
import { verticalServices } from '#src/api/shared/verticals/vertical-labels.ts';
import { referralServices } from '#src/api/marketing/referral-labels.ts';
import { homeEndpoints } from '#src/contract/content/home.ts';
import { catalogueEndpoints } from '#src/contract/catalogue/catalogue.ts';
import { contentEndpoints } from '#src/contract/content/content.ts';
import { developEndpoints } from '#src/contract/operations/develop.ts';
import { gateEndpoints } from '#src/contract/orders/admission.ts';
import { loggingEndpoints } from '#src/contract/operations/logging.ts';
import { orderEndpoints } from '#src/contract/orders/orders.ts';
import { documentEndpoints } from '#src/contract/orders/documents.ts';
import { placesEndpoints } from '#src/contract/places/places.ts';
import { valuePackEndpoints } from '#src/contract/marketing/value-packs.ts';
import { dealEndpoints } from '#src/contract/marketing/deals.ts';
import { promotionEndpoints } from '#src/contract/marketing/promotion.ts';
import { walletEndpoints } from '#src/contract/marketing/wallet.ts';
import { wishlistEndpoints } from '#src/contract/wishlists/wishlists.ts';
import { rankingEndpoints } from '#src/contract/catalogue/rankings.ts';
import { reviewEndpoints } from '#src/contract/reviews/reviews.ts';
import { searchEndpoints } from '#src/contract/search/search.ts';
import { siteDataEndpoints } from '#src/contract/site/site-data.ts';
import { startEndpoints } from '#src/contract/accounts/start.ts';

const cruise = { id: '205', option: 'day-loop' } as const;
const reference = { reference: 'K7QX2M9DPA' } as const;
const someList = '3f1b8c64-5d2e-4a97-b0c8-91e7a64d2f05';
const someReview = '7c0de1aa-91b5-4f0e-8a52-6f1d3c2b9e47';
const scanner = { token: 'a-token-that-the-shop-has-handed-over' } as const;
const kept = { page_open_id: 'p-8f2c41' } as const;
const contact = { name: 'Ana Example', email: 'ana@example.com', phone: '+44 20 7946 0018' } as const;

/** The services of the API in the order of a purchase. */
export const services: readonly Service[] = [
  service('Home', 'Sections of the home page.', homeEndpoints, {
    home: call('The sections of the home page; with a position, what is near it.', { lat: '22.2793', lng: '114.1628' }),
  }),
  service('Catalog', 'Products, options, prices and availability.', catalogueEndpoints, {
    city: call('A destination with its activities.', { id: '2' }),
    activity: call('Everything about one activity.', { id: cruise.id }),
    activityCalendar: call(
      'Which days have places, and what one adult, or the tickets that are named, cost at least.',
      {
        ...cruise,
        from: '2026-12-01',
        months: '2',
      },
    ),
    activitySlots: call('The starts of one day with places and prices.', { ...cruise, date: '2026-12-24' }),
  }),
  service('Search', 'Search for destinations and activities.', searchEndpoints, {
    completeSearch: call('A page of results with the filters that narrow them.', {
      query: 'harbour cruise',
      page_num: '1',
    }),
    landing: call('What to show before anything is typed.'),
    citySearch: call('The same within one destination.', { city_id: '2', page_num: '1' }),
    countrySearch: call('The same within one country.', { country_id: 'JP', page_num: '1' }),
    partyFit: call('Which of some activities people of these ages cannot book together.', {
      product_ids: '1,205',
      party: '30,30,6',
    }),
    suggest: call('What the words typed so far may mean.', { query: 'hong' }),
    slideWords: call('Words that slide through the search field.'),
  }),
  service('Promotion', 'Programs and themes: selections of the catalog.', promotionEndpoints, {
    programList: call(
      'A page of a programme’s activities. 0509P0001: no such programme; 0509P0007: not begun; 0509P0008: over; 0509P0009: nothing of it is on sale.',
      { program_id: '101', page_num: '1' },
    ),
    preferredActivities: call('What is rated best, by a rule that the answer tells.', { country_ids: 'JP', page: '1' }),
    themeDetail: call('A travel theme with its activities.', { theme_id: '201' }),
  }),
  service('Deals', 'Limited-time offers and their campaigns.', dealEndpoints, {
    dealList: call('The deals that may be had now, the coming ones, and where they are.'),
    dealsOfPlace: call('The deals of a city or a country, with all that they are for.', { scope: 'city', id: '13' }),
    dealCampaigns: call('Campaigns with their deals.'),
  }),
  service('Rankings', 'Best activities by reviews and bookings.', rankingEndpoints, {
    rankings: call('The first ten of all and the first three of each place.', { by: 'rated' }),
  }),
  ...railServices,
  ...verticalServices,
  service('Value packs', 'Several products sold together, with dates chosen later.', valuePackEndpoints, {
    valuePack: call('A pack with what it holds, what it costs and its limits.', { id: '303' }),
    packTickets: call('What is left of a pack that was bought.', reference),
  }),
  service('Places', 'Destinations, attractions and places nearby.', placesEndpoints, {
    poi: call('An attraction with its hours, what visits it and what lies around.', { id: '2001' }),
    poiList: call('A page of attractions or activities: at a place, near it, or by their names.', {
      type: 'poiList',
      place_id: '2',
    }),
    topPois: call('The best-known attractions, of all or of one destination.', { place_id: '11' }),
    nearby: call('What lies around a position, the nearest first.', { lat: '22.29', lng: '114.17' }),
    destination: call('What can be done at a place, by category, with its attractions.', { id: '2' }),
    destinationList: call('Every destination by region and country.'),
    popularAll: call('The best-known destinations, attractions and activities.'),
    popularActivities: call('A page of all activities, the best known first.', { page_num: '1' }),
  }),
  service('Site data', 'Languages, currencies, menus, footer and settings of the site.', siteDataEndpoints, {
    exchangeRate: call('Rates of the last business day that is not after a date.', { date: '2026-11-22' }),
    classificationNavigation: call('What is offered, by category and destination.'),
    seoNavigation: call('The pages that search engines should find first.'),
    destinationGuide: call('Every country we go to, with its destinations.'),
    menuCategory: call('The menu: what is built and open to this visitor.'),
    genericTypes: call(
      'A closed list: category, vertical, unit, sort, special_option, language, currency or residence.',
      { type: 'currency' },
    ),
    country: call('A country by the number of its residence, and what we have there.', { id: '2' }),
  }),
  service('Content', 'Editorial content that changes without a deployment.', contentEndpoints, {
    content: call('What is shown of a type, by its word or its code; with a slot what fills that place.', {
      type: 'general',
      slot: 'about',
    }),
    contentPlaces: call('What editors have put beside a city, a theme, an activity or search results.', {
      page: 'city',
      id: '2',
    }),
  }),
  service('Start', 'Calls of a browser after a page has opened.', startEndpoints, {
    dispatch: call('The current user, their preferences, and the number of items in the cart.'),
    sessionGet: call('Whether anybody is signed in.'),
    sessionId: call('Names the browser’s session; its secret is a cookie.'),
    residence: call('Where the visitor calls from; unknown is US with id 0.'),
    hitExperiments: call('The experiments this visitor takes part in; robots take part in none.'),
  }),
  ...accountServices,
  ...userCentreServices,
  ...privacyServices,
  ...checkoutServices,
  service('Wallet', 'Coupons, credits and gift cards of the signed-in account.', walletEndpoints, {
    purse: call('What the account may pay less with.'),
    redeemCoupon: call('Keeps a coupon by its code.', { code: 'AUTUMN-TEN' }),
    redeemGiftCard: call('Makes a gift card the account’s own by its code.', { code: 'K7QX2-M9DPA-4WTRC-8HFNB' }),
  }),
  ...giftServices,
  ...referralServices,
  service('Wishlists', 'Saved activities and lists of them.', wishlistEndpoints, {
    saved: call('The activities on any list of the account.'),
    wishlists: call('All lists of the account, with what stands on them at the prices of today.'),
    saveWish: call('Puts activities on a list, the default one unless another is named.', { ids: [205] }),
    forgetWish: call('Takes an activity off one list, or off all of them.', { id: 205 }),
    changeWish: call('Writes a note beside something on a list, or moves it to another.', {
      id: 205,
      list: someList,
      note: 'At sunset, with the children',
    }),
    changeList: call('Adds, renames, removes or shares a list.', { deed: 'add', title: 'Spring in Japan' }),
    sharedWishlist: call('The list that a link opens, without a word of whose it is.', {
      token: 'rV3xq0mT8bYk2LwZc5HfNA',
    }),
  }),
  service('Reviews', 'Reviews of products and the reviews of the signed-in account.', reviewEndpoints, {
    reviews: call('Reviews of an activity, ten to a page; narrowed by score, language, party and photographs.', {
      id: cruise.id,
      score: '100',
      lang: 'en',
      sort: 'newest',
      page: '1',
    }),
    ownReviews: call('The account’s visits that wait for a review, and those that have one.'),
    reviewForm: call('What may be said of a visit, and what was said before.', reference),
    writeReview: call('Writes the review of a visit that is over, or changes it.', {
      ...reference,
      score: 80,
      parts: { value: 100, organisation: 80 },
      text: 'The skyline at eight is worth the queue.',
      party: 'couple',
      author: 'country',
      photos: [],
    }),
    sendPhoto: call('Takes a photograph for a review; it is written again without what the camera noted.', {
      ...reference,
      picture: 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    }),
    voteReview: call('Says that a review helped, or takes it back.', { reviewId: someReview, helpful: true }),
    replyToReview: call('Publishes what the shop says below a review, for a program of the shop.', {
      token: 'rV3xq0mT8bYk2LwZc5HfNA',
      reviewId: someReview,
      text: 'Thank you for telling us. We have put up a second queue.',
    }),
    reportReview: call('Tells the operator that a review should perhaps not stand.', {
      reviewId: someReview,
      reason: 'spam',
    }),
  }),
  service('Orders', 'Orders, bookings, changes and refunds of the signed-in account.', orderEndpoints, {
    order: call('An order and its bookings.', reference),
    cancelQuote: call('What cancelling now would give back.', reference),
    amendQuote: call(
      'What the booking would be at another start or for another party, and what that costs or brings back.',
      {
        ...reference,
        slotId: '4711',
        units: 'adult:2',
      },
    ),
    amendBooking: call(
      'Changes start or party at the difference that was shown; gives where to pay it, or the order.',
      {
        ...reference,
        slotId: '4711',
        units: { adult: 2 },
        differenceMinor: 1_200,
      },
    ),
    cancelBooking: call('Cancels, if the amount is still what was shown.', { ...reference, refundMinor: 25_600 }),
    voucher: call('The voucher with its codes.', reference),
  }),
  service('Documents', 'Orders and documents without an account, by the signed link of an email.', documentEndpoints, {
    sendOrderLink: call('Sends the link to an order again; the answer says nothing of whether there is one.', {
      ...reference,
      email: contact.email,
    }),
    lookup: call('An order and the keys to its vouchers, by a signed link.', { ...reference, key: '1.g2a.00' }),
    renewLinks: call('Makes every link useless that was sent so far.', reference),
    twOrders: call('Paid orders of the Taiwan market, and where their invoices go.'),
    chooseTwInvoice: call('Says where the invoice of an order of the Taiwan market goes.', {
      ...reference,
      kind: 'mobile',
      value: '/AB12+-.',
    }),
    receipts: call('Receipts and credit notes as they were issued, the newest first.', reference),
    changeBuyer: call('Has the receipt issued again for a company.', {
      ...reference,
      company: 'Example Ltd',
      taxNumber: 'GB 123456789',
      address: '1 Example Street, Example City',
    }),
  }),
  service(
    'Admission',
    'Voucher checks at the venue; suppliers’ scanners authenticate with their own token.',
    gateEndpoints,
    {
      voucherKeys: call('The public keys by which a voucher’s code is checked without a connection.'),
      scanner: call('Whose scanner a token is, and where it stands.', scanner),
      redeem: call('Admits the holder of a code, once; reports when and where it was used before.', {
        ...scanner,
        code: '1K7QX2M9DPA000ABCDEF0123456789ABCDEF',
        scannedAt: '2026-12-24T02:00:00.000Z',
      }),
    },
  ),
  service('Logging', 'Reports of browsers; always answered with 204.', loggingEndpoints, {
    report: call('Faults of the browser.', {
      reports: [
        {
          level: 'W',
          message: 'picture not shown',
          url: 'https://www.example.com/city/2-hong-kong/',
          user_agent: 'Mozilla/5.0',
          country: 'GB',
          is_logged_in: false,
          ...kept,
        },
      ],
    }),
    beacon: call('Events and web vitals.', { events: [{ kind: 'vital', name: 'lcp', value: 820, ...kept }] }),
    experimentInit: call('Tells the experimentation service who has come.', {
      user: '',
      device_id: 'd-1',
      site_name: 'main',
      language: 'en',
      currency: 'USD',
      platform: 'desktop',
    }),
    experimentExposure: call('What was seen of an experiment.', { exposures: [{ experiment_id: 1, group_id: 2 }] }),
  }),
  service('Developers', 'Available in a showcase and in development; 404 in production.', developEndpoints, {
    sentMessages: call('Mails and text messages that would have been sent.'),
    lookAtHost: call('Shows another host of the site here from now on, or no other.', { host: 'cn.localhost' }),
  }),
];
