import { describe, expect, it } from 'vitest';

import { qrSvg } from '#src/adapters/documents/codes.bwip.ts';
import { voucherPdf } from '#src/adapters/documents/pdf.typst.ts';
import type { VoucherDocument } from '#src/domain/orders/documents/voucher-document.ts';

const code = { text: '1K7P Q2MX W4T0 0ABC', svg: qrSvg('1K7PQ2MXW4T00ABC') };

function paper(changes: Partial<VoucherDocument> = {}): VoucherDocument {
  return {
    language: 'en',
    region: '',
    dir: 'ltr',
    brand: 'Meander',
    kind: 'Voucher',
    title: 'Sky tower',
    option: 'Timed entry',
    facts: [
      { label: 'When', value: 'Tuesday, 1 December 2026, 10:00', note: 'Time in Tokyo' },
      { label: 'Where', value: 'Gate 1', note: '1 Tower Road' },
      { label: 'For', value: '2 × Adult', note: 'A Traveller' },
      { label: 'Operator', value: 'Bay Days', note: '' },
      { label: 'Booking', value: 'K7PQ2MXW4T', note: '' },
    ],
    code,
    codeLabel: 'Show this code at the entrance',
    stamp: '',
    tickets: { title: 'One ticket per person', items: [] },
    bring: { title: 'Good to know', lang: 'en', items: ['Bring a jacket'] },
    call: { title: 'Contact on the day of your visit', phone: '+852 3000 0000', email: 'support@example.com' },
    ...changes,
  };
}

/** Returns the characters that come out when text is copied: those of the fonts' `ToUnicode` maps. */
function charactersOf(pdf: Uint8Array): Set<string> {
  const maps = Buffer.from(pdf)
    .toString('latin1')
    .matchAll(/<[0-9a-fA-F]+>\s+<((?:[0-9a-fA-F]{4})+)>/g);
  return new Set(
    [...maps].flatMap(([, units = '']) => Array.from(Buffer.from(units, 'hex').swap16().toString('utf16le'))),
  );
}

function pagesOf(pdf: Uint8Array): number {
  return (
    Buffer.from(pdf)
      .toString('latin1')
      .match(/\/Type\s*\/Page\b/g)?.length ?? 0
  );
}

describe('the printed voucher', () => {
  it.each([
    ['ja', '渋谷駅 B6出口', '東京都渋谷区'],
    ['km', 'ផ្សារចាស់', 'ក្រុងសៀមរាប'],
    ['ar', 'محطة مترو', 'دبي'],
    ['zh-CN', '东直门', '东城区'],
    ['th', 'สถานีพญาไท', 'กรุงเทพฯ'],
  ])('has a font for a place in %s on an English sheet', async (lang, value, note) => {
    const facts = [{ label: 'For taxi drivers', value, note, lang }];
    const characters = charactersOf(await voucherPdf(paper({ facts: [...paper().facts, ...facts] })));
    // Arabic, Khmer and Thai letters may come out as the ligatures that they are drawn as.
    const letters = Array.from(value.replaceAll(/\P{L}/gu, ''));
    const found = letters.filter((letter) => characters.has(letter));
    expect(found.length / letters.length).toBeGreaterThan(0.6);
  });

  it('is one sheet of text that can be copied out again', async () => {
    const pdf = await voucherPdf(paper());
    expect(Buffer.from(pdf).subarray(0, 5).toString()).toBe('%PDF-');
    expect(pagesOf(pdf)).toBe(1);
    const characters = charactersOf(pdf);
    for (const letter of 'K7PQ2MXW4TSkytowerGate') expect(characters).toContain(letter);
  });

  it('has a page of tickets, one for each person', async () => {
    const items = ['Adult', 'Adult', 'Child'].map((unit, index) => ({ ...code, unit, number: String(index + 1) }));
    expect(pagesOf(await voucherPdf(paper({ tickets: { title: 'Tickets', items } })))).toBe(2);
  });

  it('is set in Japanese and, right to left, in Arabic', async () => {
    const japanese = charactersOf(await voucherPdf(paper({ language: 'ja', kind: 'バウチャー', title: '東京の塔' })));
    for (const letter of '東京塔バウチャ') expect(japanese).toContain(letter);
    const arabic = charactersOf(await voucherPdf(paper({ language: 'ar', dir: 'rtl', kind: 'قسيمة', title: 'برج' })));
    for (const letter of 'قسيمةبرج') expect(arabic).toContain(letter);
  });

  it.each([
    ['th', '', 'ตั๋วเข้าชม'],
    ['ko', '', '서울타워'],
    ['zh', 'CN', '门票说明'],
    ['zh', 'TW', '門票說明'],
    ['zh', 'HK', '門票說明'],
  ])('is typeset in %s %s, including text in other languages', async (language, region, title) => {
    const characters = charactersOf(
      await voucherPdf(paper({ language, region, title, option: 'برج 東京 ตั๋ว 서울 门' })),
    );
    for (const letter of `${title}東京서울门`) expect(characters, letter).toContain(letter);
  });

  it('typesets user input as plain text, and reads no file', async () => {
    const bad = '#read("/etc/hostname") #panic() *x* $y$ <z> @w \\ // /* "quoted"';
    const pdf = await voucherPdf(
      paper({
        title: bad,
        option: bad,
        bring: { title: bad, lang: 'en', items: [bad] },
        call: { title: bad, phone: bad, email: bad },
      }),
    );
    const characters = charactersOf(pdf);
    for (const letter of '#"*$<@\\') expect(characters).toContain(letter);
  });

  it('sets one after the other, and goes on after a sheet that failed', async () => {
    const broken = voucherPdf(paper({ code: { text: 'x', svg: 'not a drawing' } }));
    const whole = voucherPdf(paper());
    await expect(broken).rejects.toThrow();
    expect(pagesOf(await whole)).toBe(1);
  });
});
