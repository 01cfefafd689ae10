import { expect, it } from 'vitest';

import type { CalendarAnswer, OptionView, UnitView } from '#src/contract/catalogue/catalogue.ts';
import { languageOf, writingOf, type FormattingLocale } from '#src/domain/site/language/formatting-locale.ts';
import { onPaper } from '#src/web/shared/labels/print-view.ts';
import { calendarView, leadOf, type CalendarPlan } from '#src/web/shared/prices/price-calendar.load.ts';
import { loadContext } from '../../../../tests/load-context.ts';

const answer: CalendarAnswer = {
  option: 'entry',
  days: [{ date: '2026-12-05', status: 'available', from: { minor: 2_500, currency: 'USD' } }],
  cheapest: null,
  lastDate: '2027-03-01',
};
const plan: CalendarPlan = {
  month: '2026-12',
  today: '2026-12-01',
  chosen: null,
  of: 'adult',
  dayHref: (date: string) => `?date=${date}`,
  monthHref: (month: string) => `?month=${month}`,
};

async function december(writing: FormattingLocale, of: CalendarAnswer = answer) {
  const { context } = await loadContext({ page: 'activity', language: languageOf(writing), answers: {} });
  const site = { ...context.site, writing };
  const { months, next } = calendarView({ site, i18n: context.i18n }, of, plan);
  const days = months[0]?.weeks.flat().filter((day) => day !== null) ?? [];
  return { title: months[0]?.title ?? '', days, fifth: days.find(({ date }) => date === '2026-12-05'), next };
}

it('counts the years of its months as the visitor does', async () => {
  expect((await december('th')).title).toContain('2026');
  expect((await december(writingOf('th', 'calendar'))).title).toContain('2569');
  expect((await december(writingOf('ja', 'calendar'))).title).toContain('令和8年');
});

it('has Gregorian months for readers of lunar calendars, in their digits, also in what is read aloud', async () => {
  const { title, days, fifth, next } = await december(writingOf('ar-SA', 'calendar-digits'));
  expect(title).toMatch(/ديسمبر.*٢٠٢٦/);
  expect(days).toHaveLength(31);
  expect(fifth).toMatchObject({ number: '٥', price: '٢٥' });
  expect(fifth?.spoken).toMatch(/٥ ديسمبر/);
  expect(next?.text).toMatch(/فبراير|يناير/);
});

it.each([
  [58_249, 'en', '58.3K'],
  [58_200, 'en', '58.2K'],
  [10_000, 'en', '10K'],
  [9_999, 'en', '9,999'],
  [99_901, 'en', '100K'],
  [1_234_001, 'en', '1.24M'],
  [58_249, 'ja', '5.83万'],
] as const)('says of a day that costs %d yen, in %s, %s: no less than is paid', async (minor, language, price) => {
  const days = [{ date: '2026-12-05', status: 'available' as const, from: { minor, currency: 'JPY' as const } }];
  expect((await december(language, { ...answer, days })).fifth?.price).toBe(price);
});

it('is not spoken in the years of one visitor to another', async () => {
  const plain = await december('th');
  const own = await december(writingOf('th', 'calendar'));
  expect(plain.fifth?.spoken).toContain('2026');
  expect(own.fifth?.spoken).toContain('2569');
});

it('documents use Gregorian years and Latin digits', async () => {
  const { context } = await loadContext({ page: 'voucher', language: 'th', answers: {} });
  const site = { ...context.site, writing: writingOf('th', 'calendar-digits') };
  expect(onPaper({ ...context, site }).site.writing).toBe('th');
});

it('says whose price its days show', async () => {
  const { context } = await loadContext({ page: 'activity', answers: {} });
  const noteOf = (of: CalendarPlan['of']): string | undefined => calendarView(context, answer, { ...plan, of }).note;
  expect(noteOf('adult')).toBe('Prices in USD for one adult');
  expect(noteOf('ticket')).toBe('Prices in USD per ticket');
  expect(noteOf({ tickets: '2 × Adult' })).toBe('Prices in USD for 2 × Adult');
  const units = (type: UnitView['type']): Pick<OptionView, 'units'> => ({
    units: [{ type, minAge: 0, maxAge: 99, pax: 1, accompanied: false }] as unknown as OptionView['units'],
  });
  expect([leadOf(units('ADULT')), leadOf(units('OTHER')), leadOf(units('CHILD'))]).toEqual([
    'adult',
    'ticket',
    'ticket',
  ]);
});
