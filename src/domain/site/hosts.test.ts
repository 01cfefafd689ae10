import { describe, expect, it } from 'vitest';

import { canonicalOrigin, hostRow, type HostRow, type HostTable } from '#src/domain/site/hosts.ts';

const website = { name: 'main', languages: ['en'], currency: null } as const;
const row = (host: string, about: Partial<HostRow> = {}): HostRow => ({
  host,
  origin: `https://${host}`,
  market: 'global',
  website,
  isGuest: false,
  partner: null,
  ...about,
});

const own = row('www.example.com');
const second = row('shop.example.com');
const china = row('www.example.cn', { market: 'cn' });
const guest = row('guest.example.com', { isGuest: true });
const agoda = row('agoda.example.com', { partner: 'agoda' });
const chinaPartner = row('qyer.example.cn', { market: 'cn', partner: 'qyer' });
const sixth = row('[2001:db8::1]');
const table: HostTable = [own, second, china, guest, agoda, chinaPartner, sixth];

describe('the row of a host', () => {
  it.each<[string, string | undefined, HostRow | null]>([
    ['as it is', 'www.example.com', own],
    ['with a port', 'www.example.com:8443', own],
    ['in capitals', 'WWW.Example.COM', own],
    ['another market', 'www.example.cn', china],
    ['an IPv6 address', '[2001:db8::1]', sixth],
    ['an IPv6 address with a port, in capitals', '[2001:DB8::1]:3000', sixth],
    ['none', undefined, null],
    ['an empty one', '', null],
    ['a foreign one', 'evil.example', null],
    ['one of ours as the beginning of a foreign one', 'www.example.com.evil.example', null],
    ['one of ours as the end of a foreign one', 'evil-www.example.com', null],
    ['with a dot at its end', 'www.example.com.', null],
    ['with a user', 'www.example.com@evil.example', null],
    ['with a path', 'www.example.com/x', null],
    ['two at once', 'www.example.com, evil.example', null],
    ['a port that is none', 'www.example.com:80x', null],
    ['six digits of port', 'www.example.com:123456', null],
    ['an IPv6 address without brackets', '2001:db8::1', null],
    ['a name of every object', '__proto__', null],
    ['another name of every object', 'constructor', null],
    ['10 KB', 'a'.repeat(10_240), null],
  ])('%s', (_name, header, found) => {
    expect(hostRow(table, header)).toBe(found);
  });
});

describe('the canonical address of a page', () => {
  it.each<[string, HostRow, HostRow]>([
    ['our own host: there', own, own],
    ['a second host of ours: there', second, second],
    ['a guest host: the first of its market', guest, own],
    ['a partner’s host: the first of its market', agoda, own],
    ['a partner’s host in China: China’s', chinaPartner, china],
  ])('%s', (_name, requested, canonical) => {
    expect(canonicalOrigin(table, requested)).toBe(canonical.origin);
  });

  it('is the default site’s where a market has no host of ours', () => {
    expect(canonicalOrigin([own, chinaPartner], chinaPartner)).toBe(own.origin);
  });
});
