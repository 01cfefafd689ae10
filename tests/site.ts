import type { Caller } from '#src/actions/deps.ts';
import type { HostRow } from '#src/domain/site/hosts.ts';
import type { CallSite, SiteSettings } from '#src/server/context/request-context.ts';
import { mainWebsite } from '#src/server/context/hosts.ts';
import { testSitePart } from './site-part.ts';

/** What tests take for the site where its details do not matter. */
export const testHost: HostRow = {
  host: testSitePart.host,
  origin: testSitePart.origin,
  market: 'global',
  website: mainWebsite,
  isGuest: false,
  partner: null,
};

export const testSite: SiteSettings = {
  hosts: [testHost],
  brand: testSitePart.brand,
  affiliates: [],
  notice: null,
  experiments: [],
  demonstration: false,
  developerPages: true,
  developerPagesPublic: false,
  strictHosts: false,
  allowHostOverride: false,
  cookieKeys: ['a key that signs the cookies of the tests'],
};

export const originOf = (): string => testHost.origin;

/** An anonymous visitor on a desktop, in English and dollars. */
export const testCaller: Caller = {
  account: null,
  sessionHash: null,
  device: 'device-one',
  owner: 'device:device-one',
  host: testHost.host,
  market: 'global',
  language: 'en',
  currency: 'USD',
  platform: 'desktop',
  app: null,
  partner: 'meander',
  subChannel: 1,
  affiliate: null,
  menu: null,
  network: '192.0.2.1',
  agent: '',
  isBot: false,
  ipCountry: null,
  keplerId: null,
  webSession: null,
};

export const testDoor: CallSite = { site: testSitePart, affiliate: null };
