/** The names of taxes in prices; a shop's own seller may state another in their own words. */
export const taxNames = ['vat', 'gst', 'consumption_tax', 'sales_tax', 'service_tax'] as const;

export type TaxName = (typeof taxNames)[number];

/** A rate from a day on, in basis points of the price without the tax. */
type TaxStep = { readonly since: string; readonly basisPoints: number };

/**
 * The tax on consumption that a country's prices include. `except` names categories of products with separate rates;
 * `null` marks those that are free of it, and those whose rate the category alone does not determine.
 */
export type CountryTax = {
  readonly name: TaxName;
  readonly steps: readonly TaxStep[];
  readonly except?: Readonly<Record<string, readonly TaxStep[] | null>>;
};

/** One rate for as long as the visit is possible. */
function flat(since: string, basisPoints: number): readonly TaxStep[] {
  return [{ since, basisPoints }];
}

/**
 * The rules by country, ISO 3166-1 alpha-2. A country that is missing has no such tax (Hong Kong, Macau), or one that
 * its name and a category do not settle: Indonesia and Malaysia leave admissions and meals to taxes of their regions,
 * the United States have theirs by state and town, and China's rate depends on who sells. Nothing is stated there.
 */
export const taxRules: Readonly<Record<string, CountryTax>> = {
  // Federal Decree-Law 8 of 2017; local transport of passengers is exempt (art. 46).
  AE: { name: 'vat', steps: flat('2018-01-01', 500), except: { transfer: null, pass: null } },
  // A New Tax System (Goods and Services Tax) Act 1999.
  AU: { name: 'gst', steps: flat('2000-07-01', 1_000) },
  // VAT Act (MWSTG) art. 25, rates since 2024; culture is exempt unless its seller opts for the tax (art. 21).
  CH: { name: 'vat', steps: flat('2024-01-01', 810), except: { museum: null, show: null } },
  // Ley 37/1992 art. 91: transport, meals and live shows are reduced; whether sights are depends on who runs them (art.
  // 20).
  ES: {
    name: 'vat',
    steps: flat('2012-09-01', 2_100),
    except: {
      attraction: null,
      museum: null,
      'day-trip': null,
      cruise: null,
      pass: null,
      outdoor: null,
      food: flat('2012-09-01', 1_000),
      transfer: flat('2012-09-01', 1_000),
      show: flat('2017-06-29', 1_000),
    },
  },
  // Code général des impôts art. 278; art. 279 b, b ter, b quater and b nonies for sights, themed parks and transport.
  FR: {
    name: 'vat',
    steps: flat('2014-01-01', 2_000),
    except: {
      attraction: flat('2014-01-01', 1_000),
      museum: flat('2014-01-01', 1_000),
      'theme-park': flat('2014-01-01', 1_000),
      transfer: flat('2014-01-01', 1_000),
      cruise: flat('2014-01-01', 1_000),
      'day-trip': null,
      food: null,
      show: null,
      pass: null,
    },
  },
  // VAT Act 1994: transport of passengers is zero-rated (schedule 8), museums and shows may be exempt (schedule 9,
  // group 13).
  GB: {
    name: 'vat',
    steps: flat('2011-01-04', 2_000),
    except: { transfer: null, cruise: null, pass: null, 'day-trip': null, museum: null, show: null, class: null },
  },
  // DPR 633/1972: visits to museums, monuments, parks and the like are exempt (art. 10 no. 22), other rates in table A.
  IT: {
    name: 'vat',
    steps: flat('2013-10-01', 2_200),
    except: {
      attraction: null,
      museum: null,
      show: null,
      tour: null,
      'day-trip': null,
      cruise: null,
      transfer: null,
      pass: null,
      'theme-park': null,
      food: flat('2013-10-01', 1_000),
    },
  },
  // Consumption Tax Act with the Local Tax Act; a meal that is served has the full rate.
  JP: { name: 'consumption_tax', steps: flat('2019-10-01', 1_000) },
  // Law on Taxation; common transport of passengers is exempt.
  KH: { name: 'vat', steps: flat('1999-01-01', 1_000), except: { transfer: null, pass: null } },
  // VAT Act art. 26: museums, and transport of passengers but for some kinds, are exempt; shows are where they are not
  // for profit.
  KR: {
    name: 'vat',
    steps: flat('1977-07-01', 1_000),
    except: { museum: null, show: null, transfer: null, pass: null, class: null },
  },
  // Wet OB 1968, table I: culture, recreation and transport.
  NL: {
    name: 'vat',
    steps: flat('2012-10-01', 2_100),
    except: {
      attraction: flat('2019-01-01', 900),
      museum: flat('2019-01-01', 900),
      'theme-park': flat('2019-01-01', 900),
      show: flat('2019-01-01', 900),
      transfer: flat('2019-01-01', 900),
      cruise: flat('2019-01-01', 900),
      'day-trip': null,
      food: null,
      class: null,
      outdoor: null,
      wellness: null,
      pass: null,
    },
  },
  // Goods and Services Tax Act 1985.
  NZ: { name: 'gst', steps: flat('2010-10-01', 1_500) },
  // National Internal Revenue Code sec. 108, RA 9337; transport by land is under another tax.
  PH: { name: 'vat', steps: flat('2006-02-01', 1_200), except: { transfer: null, pass: null, class: null } },
  // Goods and Services Tax Act 1993, sec. 16.
  SG: {
    name: 'gst',
    steps: [
      { since: '2023-01-01', basisPoints: 800 },
      { since: '2024-01-01', basisPoints: 900 },
    ],
  },
  // Revenue Code sec. 80 with its decrees; museums, zoos and transport within the country are exempt (sec. 81).
  TH: { name: 'vat', steps: flat('1999-04-01', 700), except: { museum: null, transfer: null, pass: null } },
  // VAT Law 3065 with the decree of July 2023; museums, theatres and meals are reduced.
  TR: {
    name: 'vat',
    steps: flat('2023-07-10', 2_000),
    except: {
      museum: flat('2023-07-10', 1_000),
      food: flat('2023-07-10', 1_000),
      attraction: null,
      'theme-park': null,
      show: null,
      wellness: null,
      class: null,
      pass: null,
    },
  },
  // Value-added and Non-value-added Business Tax Act art. 10; art. 8 frees what museums do for culture.
  TW: { name: 'vat', steps: flat('1986-04-01', 500), except: { museum: null } },
  // VAT laws 13/2008 and 48/2024, lowered by resolution 204/2025 to the end of 2026; art and transport have separate
  // rules.
  VN: {
    name: 'vat',
    steps: [
      { since: '2025-07-01', basisPoints: 800 },
      { since: '2027-01-01', basisPoints: 1_000 },
    ],
    except: { museum: null, show: null, transfer: null, pass: null, wellness: null, class: null, outdoor: null },
  },
};
