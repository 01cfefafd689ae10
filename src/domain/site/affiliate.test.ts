import { describe, expect, it } from 'vitest';

import { affiliateOfQuery, affiliateOfText, affiliateText } from '#src/domain/site/affiliate.ts';

const long = 'a'.repeat(32);

describe('ids in a query', () => {
  it.each([
    ['aid=120101', { aid: '120101', wid: '', affPid: '' }],
    ['aid=a-1&wid=spring_sale&aff_pid=page7', { aid: 'a-1', wid: 'spring_sale', affPid: 'page7' }],
    [`aid=${long}`, { aid: long, wid: '', affPid: '' }],
    ['aid=1&wid=%3Cb%3E&aff_pid=x%20y', { aid: '1', wid: '', affPid: '' }],
    ['aid=1&wid=2&wid=3', { aid: '1', wid: '', affPid: '' }],
  ])('%s', (query, ids) => {
    expect(affiliateOfQuery(new URLSearchParams(query))).toEqual(ids);
  });

  it.each([
    '',
    'aid=',
    'aid=__proto__',
    'aid=-1',
    `aid=${long}a`,
    `aid=${'a'.repeat(10_240)}`,
    'aid=1&aid=2',
    'aid=1&aid=1',
    'aid[]=1',
    'aid[0]=1&aid[1]=2',
    'aid={"$ne":1}',
    'aid=1.2.3',
    'aid=1%0d%0aSet-Cookie:x',
    'aid=%00',
    'AID=1',
    'wid=2&aff_pid=3',
  ])('none in %j (T-15)', (query) => {
    expect(affiliateOfQuery(new URLSearchParams(query))).toBeNull();
  });
});

describe('ids in a cookie', () => {
  it.each([
    { aid: 'a', wid: '', affPid: '' },
    { aid: 'a', wid: '', affPid: 'c' },
    { aid: long, wid: long, affPid: long },
  ])('come back as they went in: %j', (ids) => {
    expect(affiliateOfText(affiliateText(ids))).toEqual(ids);
  });

  it.each([null, '', '.', '..', '.b.c', '__proto__..', 'a.b.c.d', 'a b..', `${long}a..`])('none in %j', (text) => {
    expect(affiliateOfText(text)).toBeNull();
  });

  it('drop what is out of shape', () => {
    expect(affiliateOfText('a.<b>.-c')).toEqual({ aid: 'a', wid: '', affPid: '' });
    expect(affiliateOfText('a')).toEqual({ aid: 'a', wid: '', affPid: '' });
  });
});
