import { describe, expect, it } from 'vitest';

import type { Feature } from '#src/domain/site/partner.ts';
import { allPartners, partnerNamed, subChannelOf, utilConfigAt, utilConfigOf } from '#src/partners/partners.ts';

/** The features that each theme of spec §1 omits; all others are enabled. */
const without: Readonly<Record<string, readonly Feature[]>> = {
  hkexpress: ['secondaryNav', 'creditsUse'],
  agoda: ['userCentre', 'creditsUse', 'globalNotice'],
  qyer: ['secondaryNav', 'globalNotice'],
  wego: ['userCentre', 'secondaryNav', 'creditsUse'],
  jinair: ['secondaryNav', 'creditsUse'],
  samsung: ['secondaryNav', 'breadcrumb'],
  touring_pandas: ['secondaryNav', 'recommendations', 'globalNotice'],
  jr_pass_co: ['secondaryNav', 'creditsUse', 'recommendations'],
  master_card: ['creditsUse', 'globalNotice'],
  kop_run: ['secondaryNav', 'breadcrumb', 'globalNotice'],
  ktimeout: ['userCentre', 'secondaryNav', 'creditsUse', 'globalNotice'],
  yellow_balloon: ['userCentre', 'footer', 'secondaryNav', 'creditsUse'],
  express_check_out: ['userCentre', 'search', 'secondaryNav', 'breadcrumb', 'recommendations', 'globalNotice'],
  guest_checkout: ['userCentre', 'cart', 'creditsUse', 'globalNotice', 'banner'],
  distribution_partner: ['userCentre', 'creditsUse', 'recommendations', 'globalNotice'],
  experiences_white_label: ['userCentre', 'footer', 'secondaryNav', 'creditsUse', 'globalNotice'],
};

describe('the registry', () => {
  it('holds the sixteen themes of spec §1, and each of its own under its own name', () => {
    const specified =
      'hkexpress agoda qyer wego jinair samsung touring_pandas jr_pass_co master_card kop_run ktimeout yellow_balloon ' +
      'express_check_out guest_checkout distribution_partner experiences_white_label';
    expect(Object.keys(without)).toEqual(specified.split(' '));
    for (const name of specified.split(' ')) expect(partnerNamed(name)?.name).toBe(name);
  });

  it.each([
    ['name', allPartners.map(({ name }) => name)],
    ['id', allPartners.map(({ id }) => id)],
    ['host', allPartners.map(({ match }) => match.host)],
    ['path', allPartners.flatMap(({ match }) => match.paths)],
    ['airline', allPartners.flatMap(({ match }) => match.airlineIds)],
    ['affiliate id', allPartners.flatMap(({ match }) => match.affiliateIds)],
  ])('gives no %s twice', (_what, values: readonly (string | number)[]) => {
    expect(values.length).toBeGreaterThan(0);
    expect(new Set(values).size).toBe(values.length);
  });
});

describe.each(allPartners)('$name', (partner) => {
  const { name, match } = partner;

  it('leaves out what was agreed', () => {
    const off = Object.entries(partner.toggles).flatMap(([feature, on]) => (on ? [] : [feature]));
    // A theme that came later says itself what it leaves out.
    expect(off.toSorted((a, b) => (a < b ? -1 : 1))).toEqual(
      [...(without[name] ?? off)].toSorted((a, b) => (a < b ? -1 : 1)),
    );
    expect(utilConfigOf(name).toggles).toBe(partner.toggles);
  });

  it('can be recognised', () => {
    expect(match.host).toBe(name === 'guest_checkout' ? 'guest' : name.replaceAll('_', '-'));
    for (const path of match.paths) expect(path).toMatch(/^(\/[a-z][a-z_-]*)+$/);
    for (const airline of match.airlineIds) expect(airline).toMatch(/^[A-Z0-9]{2}$/);
    for (const affiliate of match.affiliateIds) expect(affiliate).toMatch(/^[A-Za-z0-9][A-Za-z0-9_-]{0,31}$/);
    expect(String(partner.id)).toMatch(/^\d{3}$/);
  });

  it('is counted separately, guest and express checkout together as 11 (spec §9)', () => {
    const isCheckout = name === 'guest_checkout' || name === 'express_check_out';
    expect(subChannelOf(name) === 11).toBe(isCheckout);
    expect(subChannelOf(name)).not.toBe(subChannelOf('meander'));
    const others = allPartners.filter((one) => one.name !== name && one.subChannel === partner.subChannel);
    expect(others.length).toBe(isCheckout ? 1 : 0);
  });
});

it('marks only guest checkout as such, without a name beside ours', () => {
  const guests = allPartners.filter(({ name }) => utilConfigOf(name).isGuestCheckout);
  expect(guests.map(({ name }) => name)).toEqual(['guest_checkout']);
  expect(utilConfigOf('guest_checkout').title).toBeNull();
  expect(utilConfigOf('express_check_out').title).toBeNull();
  expect(utilConfigOf('agoda').title).toBe(partnerNamed('agoda')?.title);
});

it('switches nothing off on our own site', () => {
  const { toggles, ...about } = utilConfigOf('meander');
  expect(about).toEqual({ isGuestCheckout: false, title: null });
  expect(Object.values(toggles).every(Boolean)).toBe(true);
  expect(subChannelOf('meander')).toBe(1);
});

it('leaves our own hosts their footer, whose legal links no link may switch off (T-12)', () => {
  const own = { isGuest: false, partner: null };
  for (const { name } of allPartners) {
    const { toggles } = utilConfigOf(name);
    expect(utilConfigAt(name, own).toggles).toEqual({ ...toggles, footer: true });
    expect(utilConfigAt(name, { isGuest: false, partner: name }).toggles).toEqual(toggles);
  }
  const guests = utilConfigAt('guest_checkout', { isGuest: true, partner: null });
  expect(guests).toEqual(utilConfigOf('guest_checkout'));
});
