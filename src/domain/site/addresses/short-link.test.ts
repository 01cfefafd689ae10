import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import {
  deepLink,
  isShortCode,
  readShortTarget,
  webAddress,
  type ShortTarget,
} from '#src/domain/site/addresses/short-link.ts';

const targets: readonly (readonly [ShortTarget, string, string])[] = [
  [{ kind: 'home' }, '/', 'meander://'],
  [{ kind: 'activity', id: 205 }, '/activity/205/', 'meander://activity/205'],
  [{ kind: 'city', id: 2 }, '/city/2/', 'meander://city/2'],
  [
    { kind: 'referral_event', id: 1, invite: 'pV2mQ8sT4xW6yZ0aB3cD5e' },
    '/referralcoupon/specialevent/1/?invite=pV2mQ8sT4xW6yZ0aB3cD5e',
    'meander://referralcoupon/specialevent/1?invite=pV2mQ8sT4xW6yZ0aB3cD5e',
  ],
  [
    { kind: 'referral_event', id: 1, invite: null },
    '/referralcoupon/specialevent/1/',
    'meander://referralcoupon/specialevent/1',
  ],
  [{ kind: 'referral_group', key: 'abc' }, '/referralcoupon/group/abc/', 'meander://referralcoupon/group/abc'],
  [{ kind: 'secret_price', key: 'abc' }, '/community/secretprice/abc/', 'meander://community/secretprice/abc'],
];

describe('a short address', () => {
  test.each(targets)('leads by typed fields: %j', (target, web, app) => {
    expect(webAddress(target, 'en')).toBe(web);
    expect(webAddress(target, 'ja')).toBe(`/ja${web}`);
    expect(deepLink(target)).toBe(app);
  });

  test.each(targets.filter(([target]) => !('invite' in target) || target.invite === null))(
    'is read from the path of its own page: %j',
    (target, web) => {
      expect(readShortTarget(web)).toEqual(target);
    },
  );

  test.each([
    'javascript:alert(1)',
    'intent://scan/#Intent;scheme=zxing;end',
    'data:text/html,x',
    'file:///etc/passwd',
    'meander://activity/205',
    'https://evil.example/activity/205/',
    '//evil.example/activity/205/',
    '\\\\evil.example',
    '/activity/205/../../user/',
    '/activity/205/?next=//evil.example',
    '/activity/205%2f..%2f',
    '/platform/pay/',
    '/activity/9999999999999/',
    '/referralcoupon/group/',
    ' /',
    '',
  ])('is none for %j', (written) => {
    expect(readShortTarget(written)).toBeNull();
  });

  test('never leads anywhere but to a page of ours, whatever is typed', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 60 }), (written) => {
        const target = readShortTarget(written);
        if (target !== null) expect(webAddress(target, 'en')).toMatch(/^\/(?!\/)/);
        expect(isShortCode(written) && !/^[\w-]{11}$/.test(written)).toBe(false);
      }),
    );
  });
});
