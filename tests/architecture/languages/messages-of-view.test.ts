import { describe, expect, it } from 'vitest';

import { compiled, partsOf, speakersOf, type Speakers } from '../../../scripts/build-steps/messages-of-view.ts';

const nobody: Speakers = {
  first: new Set(),
  frame: new Set(),
  find: new Set(),
  ride: new Set(),
  buy: new Set(),
  own: new Set(),
  read: new Set(),
};
const speakers: Speakers = {
  ...nobody,
  first: new Set(['home.tsx']),
  frame: new Set(['home.tsx', 'dialog.tsx']),
  buy: new Set(['cart.tsx', 'money.ts', 'dialog.tsx']),
  own: new Set(['orders.tsx', 'money.ts']),
};

describe('the messages of a view', () => {
  it.each([
    ['home.tsx', ['first']],
    ['dialog.tsx', ['frame']],
    ['cart.tsx', ['buy']],
    ['money.ts', ['buy', 'own']],
    ['src/web/lost.tsx', ['frame']],
    ['src/jobs/shared/emails/email.ts', []],
    ['src/verticals/hire.server.words.ts', []],
  ])('that %s says are in %j', (path, parts) => {
    expect(partsOf([[path]], speakers)).toEqual(parts);
  });

  it('are never those of mails, and those of one area are not fetched with another', () => {
    const real = speakersOf();
    const all = Object.values(real).flatMap((files) => [...files]);
    expect(all.filter((path) => path.startsWith('src/jobs/') || path.endsWith('.server.words.ts'))).toEqual([]);
    expect(real.buy.has('src/web/checkout/checkout/checkout.screen.tsx')).toBe(true);
    expect(real.read.has('src/web/checkout/checkout/checkout.screen.tsx')).toBe(false);
    expect(real.first.has('src/web/content/home/home.screen.tsx')).toBe(true);
    expect(real.frame.has('src/web/site/frame/consent/cookie-dialog.tsx')).toBe(true);
    // Home shows the forms of rides and stays on wish; no other page fetches their words for that.
    expect(real.frame.has('src/web/rail/parts/rail-form.tsx')).toBe(false);
    expect(real.ride.has('src/web/content/home/verticals/vertical-forms.tsx')).toBe(true);
  });
});

describe('a catalogue with gaps', () => {
  const said = (translation: string) => ({ message: '', translation });
  const english = { a: { message: 'Pay', translation: '' }, b: { message: 'Boat', translation: '' }, c: said('Hall') };
  const taiwan = { a: said('付款'), b: said('船') };
  const hongKong = { a: said('俾錢') };

  it('uses Hong Kong’s messages, then Taiwan’s, then English', () => {
    const { messages, faults } = compiled(['a', 'b', 'c'], [hongKong, taiwan, english], 'zh-HK');
    expect(Object.fromEntries(Object.entries(messages).map(([id, text]) => [id, String(text)]))).toEqual({
      a: '俾錢',
      b: '船',
      c: 'Hall',
    });
    expect(faults).toEqual([]);
  });

  it('uses the next language for a message that cannot be read, and reports it', () => {
    const { messages, faults } = compiled(['a'], [{ a: said('{broken') }, taiwan, english], 'zh-HK');
    expect(String(messages['a'])).toBe('付款');
    expect(faults).toHaveLength(1);
  });
});
