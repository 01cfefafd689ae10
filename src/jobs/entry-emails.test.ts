import { describe, expect, it } from 'vitest';

import { hire, lineFor, ride, stay, unitOf } from '../../tests/services.ts';
import { money } from '#src/domain/shared/money/money.ts';
import type { LanguageCode } from '#src/domain/site/language/languages.ts';
import { renderMail, writeVoucher } from '#src/jobs/entry-emails.tsx';
import type { MailData, MailedBooking, OrderMail } from '#src/jobs/shared/emails/mail-data.ts';

const visit: MailedBooking['line']['visit'] = {
  productId: 7,
  slug: 'sky-tower',
  titles: { en: 'Sky tower', ja: '空の塔', ar: 'برج السماء' },
  optionId: 'entry',
  optionTitle: 'Timed entry',
  destinationId: 1,
  destination: { en: 'Tokyo', ja: '東京', ar: 'طوكيو' },
  picture: 'tower-day-2',
  supplierId: 'bay-days',
  supplier: 'Bay Days',
  slotId: '12',
  localDate: '2026-12-01',
  localStart: '10:00',
  localEnd: '12:00',
  allDay: false,
  timeZone: 'Asia/Tokyo',
  startsAt: '2026-12-01T01:00:00Z',
  endsAt: '2026-12-01T03:00:00Z',
  policy: [{ hoursBefore: 24, refundPercent: 100 }],
  instant: true,
  redemption: 'DIGITAL',
  perPersonTicket: false,
  meetingPoint: { name: 'Gate 1', address: '1 Tower Road', lat: 35.7, lng: 139.8 },
  goodToKnow: ['Bring a jacket'],
};

function booking(changes: Partial<MailedBooking> = {}): MailedBooking {
  const each = money(1_099n, 'EUR');
  const amount = money(2_198n, 'EUR');
  const units = [
    { unitId: 'adult', title: 'Adult', type: 'ADULT', pax: 1, quantity: 2, local: money(2_000n, 'JPY'), each, amount },
  ];
  return {
    reference: 'K7PQ2MXW4T',
    line: { itemId: 'one', visit, units, amount, discount: money(0n, 'EUR'), tax: money(0n, 'EUR') },
    voucherKey: 'key_of-the-link',
    refundDue: null,
    ...changes,
  };
}

function order(changes: Partial<OrderMail> = {}): OrderMail {
  const brand = { name: 'Wander & Co', supportEmail: 'help@example.com', supportPhone: '+44 20 7946 0000' };
  return {
    origin: 'https://www.example.com',
    brand,
    name: 'A Traveller',
    orderReference: 'ABCDEFGH23',
    orderKey: '1.g1s.0a1b',
    bookings: [booking()],
    ...changes,
  };
}

const kinds = {
  confirmation: (mail) => mail,
  cancellation: (mail) => ({ ...mail, by: 'traveller' }),
  refund: (mail) => ({ ...mail, paidBack: money(2_198n, 'EUR') }),
  'order-link': (mail) => mail,
  reminder: (mail) => ({ ...mail, unsubscribeToken: 'tok' }),
} as const satisfies {
  [Kind in 'confirmation' | 'cancellation' | 'refund' | 'order-link' | 'reminder']: (mail: OrderMail) => MailData[Kind];
};

async function render(kind: keyof typeof kinds, mail: OrderMail, language: LanguageCode = 'en') {
  const written = await renderMail(kind, kinds[kind](mail), language);
  return { ...written, html: written.html ?? '' };
}

describe.each(['confirmation', 'cancellation', 'refund', 'order-link', 'reminder'] as const)('the %s mail', (kind) => {
  it('says what, when and where, in text and in HTML', async () => {
    const { html, text } = await render(kind, order());
    for (const words of [
      'Sky tower',
      'Timed entry',
      'Gate 1, 1 Tower Road',
      'Bay Days',
      'K7PQ2MXW4T',
      'ABCDEFGH23',
      'Tuesday, December 1, 2026',
      'Time in Tokyo',
      '€21.98',
    ]) {
      expect(text).toContain(words);
      expect(html).toContain(words);
    }
  });

  it('gives the place in the reader’s language and, for the driver, as it is written there', async () => {
    const meetingPoint = {
      ...visit.meetingPoint,
      names: { en: 'Gate 1', de: 'Tor 1', ja: '1番ゲート' },
      addresses: { en: '1 Tower Road', ja: 'タワー通り1' },
      lang: 'ja',
    };
    const bookings = [booking({ line: { ...booking().line, visit: { ...visit, meetingPoint } } })];
    const german = await render(kind, order({ bookings }), 'de');
    for (const words of ['Tor 1, 1 Tower Road', 'Für Taxifahrten', '1番ゲート, タワー通り1']) {
      expect(german.text).toContain(words);
      expect(german.html).toContain(words);
    }
    expect(german.html).toContain('lang="ja"');
    const japanese = await render(kind, order({ bookings }), 'ja');
    expect(japanese.text).toContain('1番ゲート, タワー通り1');
    expect(japanese.text).not.toContain('Gate 1');
  });

  it.each([
    ['ja', 'ltr', '空の塔'],
    ['ar-SA', 'rtl', 'برج السماء'],
    ['de', 'ltr', 'Sky tower'],
  ] as const)('is written in the order’s language: %s', async (language, dir, title) => {
    const { html, text } = await render(kind, order(), language);
    expect(html).toContain(`<html lang="${language}" dir="${dir}">`);
    expect(html).toContain(title);
    expect(text).toContain(title);
    expect(html).toContain(`https://www.example.com/${language}/order-lookup/?order=ABCDEFGH23&amp;key=1.g1s.0a1b`);
  });

  it('escapes user input, and links to our own origin only', async () => {
    const name = '<img src=http://evil.example/x onerror=1>';
    const { html } = await render(
      kind,
      order({
        name,
        bookings: [booking({ line: { ...booking().line, visit: { ...visit, titles: { en: name }, supplier: name } } })],
      }),
    );
    expect(html).not.toContain('<img');
    expect(html).toContain('&lt;img src=http://evil.example/x');
    const links = [...html.matchAll(/(?:href|src)="([^"]*)"/g)].map(([, link]) => link ?? '');
    expect(links.length).toBeGreaterThan(0);
    expect(links.filter((link) => !link.startsWith('https://www.example.com/'))).toEqual([]);
    expect(html).not.toMatch(/ style=|<script/);
  });
});

describe('the mails', () => {
  it('include the voucher’s signed link in the confirmation only', async () => {
    const link = 'https://www.example.com/voucher/K7PQ2MXW4T/?key=key_of-the-link';
    expect((await render('confirmation', order())).text).toContain(link);
    expect((await render('cancellation', order())).text).not.toContain('key_of-the-link');
    expect((await render('refund', order())).text).not.toContain('key_of-the-link');
    expect((await render('order-link', order())).text).not.toContain('key_of-the-link');
  });

  it('state the free cancellation deadline, in the place’s time', async () => {
    expect((await render('confirmation', order())).text).toMatch(
      /Cancellation: Free cancellation until Mon, Nov 30, 2026, 10:00\sAM \(Tokyo time\)/,
    );
  });

  it('state who canceled, and the refund amount', async () => {
    const due = order({ bookings: [booking({ refundDue: money(1_099n, 'EUR') })] });
    expect((await render('cancellation', due)).text).toContain('€10.99 is being refunded to your card.');
    expect(
      (await render('cancellation', order({ bookings: [booking({ refundDue: money(0n, 'EUR') })] }))).text,
    ).toContain('you won’t get a refund');
    const bySupplier = await renderMail('cancellation', { ...due, by: 'supplier' }, 'en');
    expect(bySupplier.text).toContain('the operator couldn’t confirm');
    expect(bySupplier.text).not.toContain('as you asked');
    const unpaid = { ...order({ bookings: [booking({ refundDue: money(0n, 'EUR') })] }), by: 'supplier' } as const;
    expect((await renderMail('cancellation', unpaid, 'en')).text).not.toContain('you won’t get a refund');
  });

  it('remind of a visit with its voucher, and let recipients unsubscribe', async () => {
    const { html, text, subject } = await render('reminder', order(), 'ar-SA');
    expect(subject).toContain('برج السماء');
    expect(text).toContain('https://www.example.com/ar-SA/voucher/K7PQ2MXW4T/?key=key_of-the-link');
    for (const words of [html, text]) expect(words).toContain('https://www.example.com/ar-SA/unsubscribe/?token=tok');
    expect((await render('confirmation', order())).html).not.toContain('unsubscribe');
  });

  it('say who of a party stays at home, and that the voucher stays good', async () => {
    const smaller = { ...order(), seats: 1, back: money(1_099n, 'EUR') };
    const { text, html } = await renderMail('part-cancellation', smaller, 'en');
    expect(text).toContain('we’ve canceled 1 ticket in this booking');
    expect((await renderMail('part-cancellation', { ...smaller, seats: 2 }, 'en')).text).toContain(
      'canceled 2 tickets',
    );
    expect(text).toContain('€10.99 is being refunded to your original payment method');
    expect(html).toContain('/voucher/K7PQ2MXW4T/');
    const nothing = await renderMail('part-cancellation', { ...smaller, back: money(0n, 'EUR') }, 'en');
    expect(nothing.text).toContain('you won’t get a refund');
  });

  it('offer another date where one is closed, until a moment of the place’s clock', async () => {
    const closed = { ...order(), reason: 'weather', deadline: '2026-11-28T03:00:00Z' };
    const { text, subject } = await renderMail('closure', closed, 'en');
    expect(subject).toContain('Sky tower');
    expect(text).toContain('because of the weather');
    expect(text).toMatch(/Nov 28, 2026, 12:00/);
    expect(text).toContain('you’ll get a full refund automatically');
    expect((await renderMail('closure', { ...closed, reason: 'closed' }, 'en')).text).toContain(
      'the operator is closed',
    );
  });

  it('write a sign-in code as text that phones bind to our host', async () => {
    const { subject, text, html } = await renderMail('sign-in-code', { ...order(), code: '012345' }, 'en');
    expect(text).toContain('012345 is your Wander & Co sign-in code');
    expect(text.split('\n').at(-1)).toBe('@www.example.com #012345');
    expect(subject).not.toContain('012345');
    expect(html).toBeNull();
  });
});

describe('the labels of a printed voucher', () => {
  const voucher = {
    reference: 'K7PQ2MXW4T',
    state: 'valid',
    code: '1K7PQ2MX',
    qrSvg: '<svg/>',
    tickets: [{ code: '1K7P', qrSvg: '<svg/>', unit: { title: 'Adult' } }],
    line: booking().line,
    leadName: 'A Traveller',
  } as const;

  it('are those of the language, with codes in groups', async () => {
    const paper = await writeVoucher({ brand: order().brand, voucher }, 'ar-SA');
    expect(paper).toMatchObject({
      language: 'ar',
      dir: 'rtl',
      title: 'برج السماء',
      stamp: '',
      code: { text: '1K7P Q2MX' },
      call: { phone: '+44 20 7946 0000' },
    });
    expect(paper.facts.map((fact) => fact.value)).toContain('K7PQ2MXW4T');
    expect(paper.tickets.items).toEqual([{ text: '1K7P', svg: '<svg/>', unit: 'Adult', number: '1' }]);
  });

  it('say in which shapes they are set', async () => {
    expect(await writeVoucher({ brand: order().brand, voucher: { ...voucher, state: 'void' } }, 'th')).toMatchObject({
      language: 'th',
      region: '',
      stamp: 'ใช้ไม่ได้แล้ว',
    });
    expect(await writeVoucher({ brand: order().brand, voucher: { ...voucher, state: 'used' } }, 'zh-HK')).toMatchObject(
      { language: 'zh', region: 'HK', stamp: '已使用' },
    );
  });
});

describe('what a vertical sold', () => {
  const of = (sold: typeof ride) =>
    order({ bookings: [booking({ line: lineFor(sold, [unitOf('Adult', 2, money(1_099n, 'EUR'))]) })] });

  it.each([
    [ride, ['When: Tue, Dec 1, 2026, 10:05', 'Class: Standard', 'Kodama 705: 10:05', 'Seats: 7-12A, 7-12B']],
    [stay, ['2 nights', 'Check-in: from 3:00', 'Room: Double room', 'Due on arrival: About ¥600 city tax']],
    [hire, ['Pick-up: Haneda Airport', 'Drop-off: Shin-Osaka Station', 'Due on arrival: ¥30,000 refundable deposit']],
  ] as const)(
    'is shown in emails and on documents, with pay-at-property fees beside the price',
    async (sold, words) => {
      const { text } = await render('confirmation', of(sold));
      for (const one of words) expect(text.replace(/[\u202f\u2009]/g, ' ')).toContain(one);
      expect(text).toContain('Price: €21.98');
    },
  );

  it('is named by its class or room, and as a package only where nothing else says it', async () => {
    const packageOf = async (sold: typeof ride) =>
      /^Package: (.*)$/m.exec((await render('confirmation', of(sold))).text);
    expect(await packageOf(ride)).toBeNull();
    expect(await packageOf(stay)).toBeNull();
    expect((await packageOf(hire))?.[1]).toBe('Compact');
  });

  it('is on the voucher with its train and seats, with labels in its language', async () => {
    const voucher = {
      reference: 'K7PQ2MXW4T',
      state: 'valid',
      code: '',
      qrSvg: '',
      tickets: [],
      leadName: '',
    } as const;
    const line = lineFor(ride, [unitOf('Adult', 2, money(1_099n, 'EUR'))]);
    const paper = await writeVoucher({ brand: order().brand, voucher: { ...voucher, line } }, 'ja');
    expect(paper.option).toBe('普通車');
    expect(paper.facts.find(({ label }) => label === 'Kodama 705')?.value).toContain('新大阪');
  });
});
