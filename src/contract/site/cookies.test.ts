import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import {
  believedJar,
  clearCookie,
  cookies,
  readCookie,
  twinOf,
  writeCookie,
  type CookieName,
} from '#src/contract/site/cookies.ts';

const names: CookieName[] = [
  'user_id',
  'host_override',
  'lang',
  'currency',
  'writing',
  'retina',
  'time_zone',
  'device_id',
  'platform',
  '_pt',
  'prefer_site',
  'residence',
  'kepler_id',
  'util',
  'affiliate',
  'JSESSIONID',
  'csrf_token',
  'csrf_valid',
  'text_debug',
  'link_pass',
];
const signature = 'A'.repeat(43);
const day = 86_400;

const good: Readonly<Record<CookieName, string>> = {
  user_id: '0b8f3a52-7d0e-4b3c-9a54-5d1f0e6f7a11',
  host_override: `shop.example.${signature}`,
  lang: 'zh-TW',
  currency: 'LBP',
  writing: 'calendar-digits',
  retina: '2',
  time_zone: 'America/Argentina/Buenos_Aires',
  device_id: `${'d'.repeat(22)}.${signature}`,
  platform: 'mobile',
  _pt: 'p'.repeat(43),
  prefer_site: 'hk',
  residence: 'US',
  kepler_id: `${'k'.repeat(22)}.${signature}`,
  util: `express_check_out.${signature}`,
  affiliate: `agency.spring.banner-1.${signature}`,
  JSESSIONID: 's'.repeat(43),
  csrf_token: `${'c'.repeat(22)}.${signature}`,
  csrf_valid: '1',
  text_debug: '1',
  link_pass: `o-K7QX2M9DPA-1-tlk3k0.v-ABCDEFGHJK-a-tlk3k1.${signature}`,
};

describe('the table of cookies', () => {
  it('has the names and life-times of the specification (spec §9, RU-2)', () => {
    expect(Object.keys(cookies).toSorted()).toEqual(names.toSorted());
    const lasts = Object.fromEntries(names.map((name) => [name, cookies[name].maxAge]));
    expect(lasts).toMatchObject({
      user_id: 604_800,
      host_override: 2 * 365 * day,
      lang: 30 * day,
      currency: 7 * day,
      writing: 365 * day,
      retina: 30 * day,
      device_id: 30 * day,
      platform: null,
      _pt: 7 * day,
      prefer_site: 365 * day,
      residence: day,
      kepler_id: 365 * day,
      util: 10 * day,
      JSESSIONID: day / 2,
    });
  });

  it('hides from scripts what they need not see, and sends to other sites’ requests what must not miss', () => {
    expect(names.filter((name) => cookies[name].httpOnly).toSorted()).toEqual([
      'JSESSIONID',
      '_pt',
      'affiliate',
      'host_override',
      'link_pass',
      'util',
    ]);
    expect(names.filter((name) => cookies[name].sameSite === 'Strict').toSorted()).toEqual([
      'csrf_token',
      'csrf_valid',
      'host_override',
    ]);
    expect(names.filter((name) => cookies[name].signed).toSorted()).toEqual([
      'affiliate',
      'device_id',
      'host_override',
      'kepler_id',
      'link_pass',
      'util',
    ]);
  });
});

/** What the table says, whatever the row. */
function authorityOf(name: CookieName): 'beside' | 'alone' | null {
  return cookies[name].authority;
}

describe('cookies of authority (RU-41)', () => {
  const trusted = names.filter((name) => authorityOf(name) !== null);

  it('are the session, the CSRF token, and whatever we sign', () => {
    const signed = names.filter((name) => cookies[name].signed);
    expect(trusted.toSorted()).toEqual([...signed, '_pt', 'csrf_token'].toSorted());
  });

  it.each(trusted)('under https, %s is read by its __Host- name only', (name) => {
    const planted = believedJar({ [name]: good[name] }, { https: true });
    expect(readCookie(planted, name)).toBeNull();
    expect(Object.keys(planted).map(twinOf)).toEqual([name]);
    const both = believedJar({ [name]: 'planted', [`__Host-${name}`]: good[name] }, { https: true });
    expect(readCookie(both, name)).toBe(good[name]);
  });

  it.each(trusted)('without https, %s keeps its plain name', (name) => {
    expect(readCookie(believedJar({ [name]: good[name] }, { https: false }), name)).toBe(good[name]);
    expect(readCookie(believedJar({ [`__Host-${name}`]: good[name] }, { https: false }), name)).toBeNull();
    expect(writeCookie(name, good[name], { https: false }).map((text) => text.split('=', 1)[0])).toEqual([name]);
  });

  it.each(trusted)('%s is cleared under every name that it was set under', (name) => {
    const keys = (texts: readonly string[]): (string | undefined)[] => texts.map((text) => text.split('=', 1)[0]);
    expect(keys(clearCookie(name, { https: true }))).toEqual(keys(writeCookie(name, good[name], { https: true })));
  });

  it('leave all others as they are', () => {
    const others = Object.fromEntries(
      names.filter((name) => !trusted.includes(name)).map((name) => [name, good[name]]),
    );
    expect(believedJar(others, { https: true })).toEqual(others);
  });

  it('cannot be smuggled in under the mark of a plain twin', () => {
    expect(readCookie(believedJar({ '~_pt': good['_pt'] }, { https: true }), '_pt')).toBeNull();
  });
});

describe('reading', () => {
  it.each(names)('takes a good %s and nothing longer than 256 bytes', (name) => {
    expect(readCookie(good, name)).toBe(good[name]);
    expect(readCookie({ [name]: good[name].padEnd(257, 'a') }, name)).toBeNull();
    expect(readCookie({}, name)).toBeNull();
    expect(readCookie({ [name]: '' }, name)).toBeNull();
  });

  it.each<[CookieName, string]>([
    ['user_id', '1 or 1=1'],
    ['lang', 'zh-tw'],
    ['lang', 'constructor'],
    ['currency', 'usd'],
    ['currency', 'toString'],
    ['writing', 'hebrew'],
    ['writing', 'constructor'],
    ['retina', '9'],
    ['time_zone', 'UTC'],
    ['time_zone', 'Asia/../Tokyo'],
    ['time_zone', 'asia/tokyo'],
    ['platform', 'tv'],
    ['residence', 'usa'],
    ['prefer_site', '../x'],
    ['device_id', 'd'.repeat(22)],
    ['device_id', `.${signature}`],
    ['device_id', `${'d'.repeat(22)}.${signature}A`],
    ['host_override', `evil.example/x.${signature}`],
    ['host_override', `-evil.example.${signature}`],
    ['host_override', `EVIL.example.${signature}`],
    ['_pt', 'p'.repeat(42)],
    ['_pt', `${'p'.repeat(42)}=`],
    ['_pt', `${'p'.repeat(43)}\n`],
    ['csrf_valid', '0'],
  ])('drops %s=%j', (name, value) => {
    expect(readCookie({ [name]: value }, name)).toBeNull();
  });

  it('is not led astray by a jar’s own ancestors', () => {
    expect(readCookie(Object.create({ currency: 'USD' }), 'currency')).toBeNull();
  });
});

describe('formatting locale', () => {
  it('names every attribute, Secure where the site is encrypted', () => {
    const session = good['_pt'];
    expect(writeCookie('_pt', session, { https: true })).toEqual([
      `__Host-_pt=${session}; Path=/; Max-Age=604800; SameSite=Lax; HttpOnly; Secure`,
      `_pt=${session}; Path=/; Max-Age=604800; SameSite=Lax; HttpOnly; Secure`,
    ]);
    expect(writeCookie('_pt', session, { https: false })).toEqual([
      `_pt=${session}; Path=/; Max-Age=604800; SameSite=Lax; HttpOnly`,
    ]);
    expect(writeCookie('platform', 'mobile', { https: false })).toEqual(['platform=mobile; Path=/; SameSite=Lax']);
    expect(clearCookie('csrf_valid', { https: false })).toEqual(['csrf_valid=; Path=/; Max-Age=0; SameSite=Strict']);
  });

  it('writes what can be read again, and never a value that ends a header or begins an attribute', () => {
    const nasty = fc.oneof(
      fc.string(),
      fc.string({ unit: 'binary' }),
      fc
        .constantFrom(...names.map((name) => good[name]))
        .chain((value) =>
          fc.constantFrom(
            `${value};x`,
            `${value}\r\nSet-Cookie: a=b`,
            `${value}, b=c`,
            ` ${value}`,
            `${value}\u0000`,
            value,
          ),
        ),
    );
    fc.assert(
      fc.property(fc.constantFrom(...names), nasty, (name, value) => {
        if (readCookie({ [name]: value }, name) === null) {
          expect(() => writeCookie(name, value, { https: true })).toThrow('no value');
          return;
        }
        const texts = writeCookie(name, value, { https: true });
        const pairs = texts.map((text) => text.split('; ')[0]);
        expect(pairs).toEqual(
          {
            beside: [`__Host-${name}=${value}`, `${name}=${value}`],
            alone: [`__Host-${name}=${value}`],
            plain: [`${name}=${value}`],
          }[authorityOf(name) ?? 'plain'],
        );
        for (const text of texts) expect(text).toMatch(/^[\x21-\x7e ]+$/);
        expect(value).toMatch(/^[A-Za-z0-9._-]{1,256}$/);
      }),
      { numRuns: 2000 },
    );
  });
});

it('reads a long hostile value in no time', () => {
  const began = performance.now();
  for (const name of names) {
    for (const value of ['a.'.repeat(127), `${'a-'.repeat(127)}.`, '.'.repeat(256), 'a'.repeat(1_000_000)])
      readCookie({ [name]: value }, name);
  }
  expect(performance.now() - began).toBeLessThan(200);
});
