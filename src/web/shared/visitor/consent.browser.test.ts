import { beforeEach, describe, expect, it, vi } from 'vitest';

import type * as consentFile from '#src/web/shared/visitor/consent.ts';

let pagesOpened = 0;

beforeEach(() => localStorage.clear());

/** Consent as a page finds it that has just been opened: the file runs again under another address. */
async function opened(): Promise<typeof consentFile> {
  const file = new URL('./consent.ts', import.meta.url);
  pagesOpened += 1;
  file.searchParams.set('opened', String(pagesOpened));
  return (await import(/* @vite-ignore */ file.href)) as typeof consentFile;
}

describe('consent', () => {
  it('is denied, without a prompt, until the country is known', async () => {
    const { consentAnswer, consentNow } = await opened();
    expect([consentAnswer(), consentNow()]).toEqual(['denied', 'denied']);
  });

  it.each([
    ['of the European area', 'DE'],
    ['whose country is not known', null],
  ])('of a visitor %s is requested and denied meanwhile', async (_who, country) => {
    const { consentAnswer, consentNow, settleConsent } = await opened();
    settleConsent(country);
    expect([consentAnswer(), consentNow()]).toEqual(['unknown', 'denied']);
  });

  it('of a visitor from elsewhere is granted until they refuse', async () => {
    const { consentAnswer, consentNow, setConsent, settleConsent } = await opened();
    settleConsent('JP');
    expect([consentAnswer(), consentNow()]).toEqual(['granted', 'granted']);
    setConsent('denied');
    expect([consentAnswer(), consentNow()]).toEqual(['denied', 'denied']);
  });

  it('is what the visitor answered, at once and at the next visit', async () => {
    const first = await opened();
    first.settleConsent('FR');
    first.setConsent('granted');
    expect(first.consentAnswer()).toBe('granted');
    const second = await opened();
    expect([second.consentChoice(), second.consentNow(), second.consentAnswer()]).toEqual([
      'granted',
      'granted',
      'granted',
    ]);
  });

  it('is reported to subscribers until they unsubscribe', async () => {
    const { setConsent, watchConsent } = await opened();
    const notify = vi.fn<() => void>();
    const leave = watchConsent(notify);
    setConsent('granted');
    leave();
    setConsent('denied');
    expect(notify).toHaveBeenCalledTimes(1);
  });

  it('is requested again where the stored value is invalid', async () => {
    localStorage.setItem('meander:consent', JSON.stringify({ value: 'yes', until: 9e15 }));
    const { consentChoice } = await opened();
    expect(consentChoice()).toBeNull();
  });
});
