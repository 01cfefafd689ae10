import { securityEndpoints } from '#src/contract/accounts/security/account-security.ts';
import { accountEndpoints } from '#src/contract/accounts/account.ts';
import { documentEndpoints } from '#src/contract/orders/documents.ts';
import { privacyEndpoints } from '#src/contract/accounts/privacy.ts';
import { profileEndpoints } from '#src/contract/accounts/profile.ts';
import { walletEndpoints } from '#src/contract/marketing/wallet.ts';
import { travellerEndpoints } from '#src/contract/accounts/travellers.ts';
import type { AccountAction } from '#src/contract/site/form-paths.ts';
import { giftAction } from '#src/server/forms/gift-action.ts';
import { oneCall, only, said, type FormAction } from '#src/server/forms/form-action.ts';
import { reviewAction } from '#src/server/forms/review-action.ts';
import { translateReviewAction } from '#src/server/forms/translate-review-action.ts';
import { wishlistActions } from '#src/server/forms/wishlist-actions.ts';

const data = { page: 'user-data' } as const;
const profile = { page: 'user-profile' } as const;
const security = { page: 'user-security' } as const;
const people = { page: 'user-travellers' } as const;

/** What the plain forms do: each of them is made of calls of the API. */
export const accountActions: Readonly<Record<AccountAction, FormAction>> = {
  ...wishlistActions,
  consent: { page: 'user-consent', run: oneCall(privacyEndpoints.changeWishes, preferencesIn) },
  notifications: { page: 'user-notifications', run: oneCall(privacyEndpoints.changeWishes, preferencesIn) },
  copy: { ...data, run: oneCall(privacyEndpoints.askExport) },
  close: {
    ...data,
    run: oneCall(privacyEndpoints.closeAccount, (fields) => ({ understood: fields.has('understood') })),
  },
  keep: { ...data, run: oneCall(privacyEndpoints.keepAccount) },
  details: { ...profile, isTyped: true, run: oneCall(profileEndpoints.changeDetails, detailsIn) },
  picture: { ...profile, run: sendPicture },
  'picture-remove': { ...profile, run: oneCall(profileEndpoints.removeAvatar) },
  language: {
    ...profile,
    run: oneCall(accountEndpoints.changeLanguage, (fields) => ({ language: said(fields, 'to') })),
  },
  currency: {
    ...profile,
    run: async (api, form, newKey) => {
      const to = said(form.fields, 'to') ?? '';
      const stored = await oneCall(accountEndpoints.changeCurrency, () => ({ currency: to }))(api, form, newKey);
      // The page that is opened with it stores it in this browser too (spec §4).
      return stored.ok ? { ok: true, value: { _currency: to } } : stored;
    },
  },
  writing: {
    ...profile,
    run: async (api, form, newKey) => {
      const to = said(form.fields, 'to') ?? '';
      const stored = await oneCall(accountEndpoints.changeWriting, () => ({ writing: to }))(api, form, newKey);
      return stored.ok ? { ok: true, value: { _writing: to } } : stored;
    },
  },
  'sign-out-others': { ...security, run: oneCall(securityEndpoints.endOtherSessions) },
  'sign-out-one': { ...security, run: oneCall(securityEndpoints.endSession, (fields) => only(fields, 'session')) },
  'passkey-remove': { ...security, run: oneCall(securityEndpoints.removePasskey, (fields) => only(fields, 'passkey')) },
  'google-remove': { ...security, run: oneCall(securityEndpoints.unbindGoogle) },
  traveller: {
    ...people,
    isTyped: true,
    run: oneCall(travellerEndpoints.saveTraveller, (fields) =>
      only(fields, 'id', 'fullName', 'familyName', 'givenName', 'birthDate', 'nationality', 'diet'),
    ),
  },
  'traveller-remove': {
    ...people,
    run: oneCall(travellerEndpoints.removeTraveller, (fields) => only(fields, 'id')),
  },
  contact: {
    ...people,
    isTyped: true,
    run: oneCall(travellerEndpoints.saveContact, (fields) => only(fields, 'name', 'email', 'phone')),
  },
  'coupon-code': {
    page: 'user-coupons',
    isTyped: true,
    run: oneCall(walletEndpoints.redeemCoupon, (fields) => only(fields, 'code')),
  },
  'gift-card-code': {
    page: 'user-gift-cards',
    isTyped: true,
    run: oneCall(walletEndpoints.redeemGiftCard, (fields) => only(fields, 'code')),
  },
  'undo-change': {
    page: 'secure-account',
    // The link of the notice is the key: a person who was robbed of the account has no session.
    isOpen: () => true,
    queryOf: (fields) => only(fields, 'notice'),
    run: oneCall(securityEndpoints.undoAccountEvent, (fields) => only(fields, 'notice')),
  },
  review: reviewAction,
  'translate-review': translateReviewAction,
  gift: giftAction,
  'order-link': {
    page: 'order-lookup',
    isTyped: true,
    isOpen: () => true,
    run: oneCall(documentEndpoints.sendOrderLink, (fields) => ({
      reference: (said(fields, 'order') ?? '').replaceAll(/[\s-]/g, '').toUpperCase(),
      email: said(fields, 'email'),
    })),
  },
  'order-links-end': {
    page: 'order-lookup',
    queryOf: (fields) => ({ order: said(fields, 'order') ?? '' }),
    byLink: true,
    run: async (api, { fields }) => {
      const reference = said(fields, 'order') ?? '';
      const answer = await api.call(documentEndpoints.renewLinks, { reference });
      // The new key is exchanged for a cookie on the way back.
      return answer.ok ? { ok: true, value: { order: reference, key: answer.value.key } } : answer;
    },
  },
};

/** Returns every preference that the form showed; an unchecked box is not sent, so the form names them all. */
function preferencesIn(fields: URLSearchParams): object {
  const wanted = new Set(fields.getAll('wanted'));
  const preferences = fields.getAll('wish').map((preference) => {
    const [channel, purpose] = preference.split('-', 2);
    return { channel, purpose, wanted: wanted.has(preference) };
  });
  return { wishes: preferences };
}

function detailsIn(fields: URLSearchParams): object {
  return {
    user_name: said(fields, 'name'),
    title: said(fields, 'title'),
    country_code: said(fields, 'country'),
    confirmed_residence: said(fields, 'residence'),
  };
}

async function sendPicture(...[api, form, newKey]: Parameters<FormAction['run']>): ReturnType<FormAction['run']> {
  const [file] = form.files;
  if (file === undefined)
    return { ok: false, status: 422, error: { code: 'picture_unreadable', message: 'picture_unreadable' } };
  return oneCall(profileEndpoints.sendAvatar, () => ({ picture: file.base64 }))(api, form, newKey);
}
