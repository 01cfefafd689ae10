import { expect, it } from 'vitest';

import type { CalendarAnswer } from '#src/contract/catalogue/catalogue.ts';
import { readCalendar, type CalendarGround } from '#src/web/catalogue/activity-options/options-calendar.ts';
import { loadContext } from '../../../../tests/load-context.ts';

const path = '/v1/usrcsrv/activity/:id/calendar';
const answer: CalendarAnswer = {
  option: 'entry',
  days: [{ date: '2026-12-05', status: 'available', from: { minor: 7_500, currency: 'USD' } }],
  cheapest: null,
  lastDate: '2027-03-01',
};
const ground: CalendarGround = {
  activity: { id: 301, slug: 'tower' },
  optionId: 'entry',
  month: '2026-12',
  today: '2026-12-01',
  date: '2026-12-05',
  query: { pack: null, ticket: null },
  lead: 'adult',
};
const units = [
  { id: 'adult', title: { text: 'Adult' } },
  { id: 'child', title: { text: 'Child' } },
];

async function read(
  counts: Readonly<Record<string, number>>,
  answers: Record<string, object | string> = { [path]: answer },
) {
  const { context, calls: query } = await loadContext({ page: 'activity-options', answers });
  const view = await readCalendar(context, ground, { counts, units });
  const days = view?.months.flatMap((month) => month.weeks.flat()) ?? [];
  return { view, asked: query, fifth: days.find((day) => day?.date === '2026-12-05') };
}

it('shows the total of the selected tickets, and its links contain them', async () => {
  const { view, asked: query, fifth } = await read({ adult: 2, child: 1 });
  expect(query).toMatchObject([{ input: { id: 301, option: 'entry', from: '2026-12-01', units: 'adult:2,child:1' } }]);
  expect(view?.note).toBe('Prices in USD for 2 × Adult, 1 × Child');
  expect(fifth).toMatchObject({ price: '75', selected: true });
  for (const link of [fifth?.href, view?.next?.href])
    expect(new URL(link ?? '', 'http://shop').searchParams.get('units')).toBe('adult:2,child:1');
});

it('shows the "from" price when no tickets are counted', async () => {
  const { view, asked: query, fifth } = await read({ adult: 0 });
  expect(query[0]?.input).not.toHaveProperty('units');
  expect(view?.note).toBe('Prices in USD for one adult');
  expect(fifth?.href).not.toContain('units');
});

it('is null when it cannot be read', async () => {
  expect((await read({ adult: 1 }, { [path]: 'internal' })).view).toBeNull();
});
