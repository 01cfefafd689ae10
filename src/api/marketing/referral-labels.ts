import { call, service, type Service } from '#src/api/openapi/call-service.ts';
import { phoneCouponEndpoints } from '#src/contract/marketing/referral/phone-coupon.ts';
import { referralEndpoints } from '#src/contract/marketing/referral/referral.ts';
import { shortLinkEndpoints } from '#src/contract/marketing/referral/short-links.ts';

const invite = 'pV2mQ8sT4xW6yZ0aB3cD5e';
const event = { event_id: 1 } as const;
const ocean = { event: 'ocean-bank' } as const;

const invitingEndpoints = { ...referralEndpoints, ...shortLinkEndpoints };

/** What the API's document says of those who bring others. */
export const referralServices: readonly Service[] = [
  service('Referrals', 'Invitations, group prices, price drops and short links.', invitingEndpoints, {
    referralEvent: call('An event, the caller’s own link to it, and who invites them.', { id: '1', invite }),
    openInvite: call('Gives members their own link; always the same one.', event),
    joinInvite: call('Takes an invitation: the coupon lies in the wallet at once.', { ...event, invite }),
    referralRecord: call('Whom the account brought and what came of it.'),
    referralTask: call('A group or a falling price, or the offer of one by its name.', {
      kind: 'group',
      key: 'three-together',
    }),
    startTask: call('Opens a group or asks for help with a price; gives its key.', { slug: 'three-together' }),
    joinTask: call('Takes a place, or lowers the price by a step.', { kind: 'group', key: invite }),
    takePrice: call('Ends the wait for more helpers and takes the price that was reached.', { key: invite }),
    shortLink: call('Where the code of a short address leads, in the app and on the web.', { code: 'k3Jx9QmP2sA' }),
  }),
  service('Coupons for phone numbers', 'Coupons of a partner, one for each phone number.', phoneCouponEndpoints, {
    phoneCoupon: call('The words of a partner’s page, and whether it runs.', ocean),
    redeemPhoneCoupon: call('Gives a number its coupon, once, and a token of the page that says so.', {
      ...ocean,
      phone: '+886 912 345 678',
      captcha: 'eyJjaGFsbGVuZ2UiOnt9fQ==',
    }),
    phoneCouponResult: call('What became of it, for the device that asked.', { ...ocean, token: invite }),
  }),
];
