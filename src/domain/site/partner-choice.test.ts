import { describe, expect, it } from 'vitest';

import { allFeatures, type Partner, type ThemeName } from '#src/domain/site/partner.ts';
import { choosePartner, type PartnerHints } from '#src/domain/site/partner-choice.ts';

const partner = (name: string, id: number, match: Partial<Partner['match']> = {}): Partner => ({
  name,
  id,
  title: name,
  toggles: allFeatures,
  colours: {},
  subChannel: id,
  currency: null,
  match: { host: name, paths: [], airlineIds: [], affiliateIds: [], chosenByQuery: true, ...match },
});

const partners: readonly Partner[] = [
  partner('hkexpress', 101, { airlineIds: ['UO'], paths: ['/partnership/phone_coupon/hkexpress'] }),
  partner('agoda', 102, { affiliateIds: ['a-102'] }),
  partner('wego', 104),
  partner('samsung', 106, { chosenByQuery: false, affiliateIds: ['a-106'] }),
  partner('express_check_out', 113),
  partner('guest_checkout', 114, { affiliateIds: ['a-114'], airlineIds: ['GG'], paths: ['/guest'] }),
];

const nothing: PartnerHints = {
  host: { isGuest: false, partner: null },
  path: '/',
  airlineId: null,
  requested: null,
  stored: null,
  affiliateId: null,
  agreed: null,
};

/** Everything that could choose a theme, each another one. */
const everything: PartnerHints = {
  ...nothing,
  requested: 'wego',
  stored: 'agoda',
  affiliateId: 'a-106',
  agreed: 'express_check_out',
};

const guestHost = { isGuest: true, partner: null };
const wegoHost = { isGuest: false, partner: 'wego' } as const;

describe('the order of choice', () => {
  it.each<[string, PartnerHints, ReturnType<typeof choosePartner>]>([
    ['nothing: our own', nothing, { theme: 'meander', keep: false }],
    ['a guest host before all', { ...everything, host: guestHost, airlineId: 'UO' }, guest()],
    ['a guest host before its own partner', { ...nothing, host: { isGuest: true, partner: 'agoda' } }, guest()],
    ['a partner’s host before links and cookies', { ...everything, host: wegoHost, airlineId: 'UO' }, fixed('wego')],
    ['an airline before the query', { ...everything, airlineId: 'UO' }, chosen('hkexpress')],
    ['an airline in small letters', { ...nothing, airlineId: 'uo' }, chosen('hkexpress')],
    ['an airline that is none', { ...nothing, airlineId: 'ZZ' }, fixed('meander')],
    ['a path before the query', { ...everything, path: '/partnership/phone_coupon/hkexpress' }, chosen('hkexpress')],
    ['below a path', { ...nothing, path: '/partnership/phone_coupon/hkexpress/failed-redeem' }, chosen('hkexpress')],
    ['beside a path', { ...nothing, path: '/partnership/phone_coupon/hkexpress2' }, fixed('meander')],
    ['the query before the cookie', everything, chosen('wego')],
    ['the query by number', { ...everything, requested: '104' }, chosen('wego')],
    ['a query that says what the cookie holds', { ...nothing, requested: 'agoda', stored: 'agoda' }, fixed('agoda')],
    ['a query that may not choose it', { ...nothing, requested: 'samsung' }, fixed('meander')],
    ['a number that may not choose it', { ...nothing, requested: '106' }, fixed('meander')],
    ['an unknown query leaves the cookie', { ...everything, requested: 'nobody' }, fixed('agoda')],
    ['the cookie before the agreement', { ...everything, requested: null }, fixed('agoda')],
    [
      'an unknown cookie is passed over',
      { ...everything, requested: null, stored: 'nobody' },
      chosen('express_check_out'),
    ],
    [
      'the agreement before the affiliate',
      { ...everything, requested: null, stored: null },
      chosen('express_check_out'),
    ],
    ['the affiliate id', { ...nothing, affiliateId: 'a-106' }, chosen('samsung')],
    ['an affiliate id of nobody', { ...nothing, affiliateId: 'a-999' }, fixed('meander')],
    ['express checkout is kept', { ...nothing, requested: 'express_check_out' }, chosen('express_check_out')],
    ['and holds by its cookie', { ...nothing, stored: 'express_check_out' }, fixed('express_check_out')],
  ])('%s', (_name, hints, expected) => {
    expect(choosePartner(hints, partners)).toEqual(expected);
  });
});

describe('guest checkout is for guest hosts only (spec §5, T-12)', () => {
  it.each<[string, Partial<PartnerHints>]>([
    ['by query', { requested: 'guest_checkout' }],
    ['by number', { requested: '114' }],
    ['by cookie', { stored: 'guest_checkout' }],
    ['by agreement', { agreed: 'guest_checkout' }],
    ['by affiliate id', { affiliateId: 'a-114' }],
    ['by airline', { airlineId: 'GG' }],
    ['by path', { path: '/guest/x' }],
  ])('not %s', (_name, hints) => {
    expect(choosePartner({ ...nothing, ...hints }, partners)).toEqual(fixed('meander'));
    expect(choosePartner({ ...nothing, ...hints, host: wegoHost }, partners)).toEqual(fixed('wego'));
  });
});

describe('nothing that is typed breaks out of a fixed host', () => {
  it.each(partners.map(({ name }) => name))('%s', (name) => {
    for (const hints of [{ requested: name }, { stored: name }, { agreed: name }]) {
      expect(choosePartner({ ...nothing, ...hints, host: guestHost }, partners)).toEqual(guest());
      expect(choosePartner({ ...nothing, ...hints, host: wegoHost }, partners)).toEqual(fixed('wego'));
    }
  });

  it.each(['__proto__', 'constructor', '', ' wego', 'WEGO', 'wego\n', '1e2', '0104', '-104'])(
    '%j is no partner',
    (requested) => {
      expect(choosePartner({ ...nothing, requested }, partners)).toEqual(fixed('meander'));
    },
  );
});

function guest(): ReturnType<typeof choosePartner> {
  return { theme: 'guest_checkout', keep: false };
}

function chosen(theme: ThemeName): ReturnType<typeof choosePartner> {
  return { theme, keep: true };
}

function fixed(theme: ThemeName): ReturnType<typeof choosePartner> {
  return { theme, keep: false };
}
