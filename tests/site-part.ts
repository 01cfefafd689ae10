import { languageCodes } from '#src/domain/site/language/languages.ts';
import type { SitePart } from '#src/domain/site/site-part.ts';
import { utilConfigOf } from '#src/partners/partners.ts';

const origin = 'http://localhost:3000';

/** The page part of the site in tests, in a browser too: in English and dollars, for a desktop. */
export const testSitePart: Omit<SitePart, 'currencyRate' | 'menu'> = {
  host: 'localhost',
  origin,
  canonicalOrigin: origin,
  market: 'global',
  marketId: 1,
  website: { name: 'main', currency: null },
  language: 'en',
  writing: 'en',
  backendLanguage: 'en_BS',
  supportLanguages: languageCodes,
  currency: 'USD',
  currencySymbol: 'US$',
  platform: 'desktop',
  app: null,
  isBot: false,
  partner: 'meander',
  util: utilConfigOf('meander'),
  affiliateLook: null,
  brand: {
    name: 'Meander',
    logo: null,
    supportEmail: 'help@example.com',
    supportPhone: '+44 20 7946 0000',
    colours: {},
  },
  notice: null,
  demonstration: false,
  developerPages: true,
};
