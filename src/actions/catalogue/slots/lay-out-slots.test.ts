import { expect, it } from 'vitest';

import { layOutSlots } from '#src/actions/catalogue/slots/lay-out-slots.ts';
import type { Schedule } from '#src/domain/shared/time/schedule.ts';
import type { Queryable, Rows } from '#src/store/shared/database/db.ts';
import type { Statement } from '#src/store/shared/database/statement.ts';

const everyHour = Array.from({ length: 24 }, (_, hour) => `${String(hour).padStart(2, '0')}:00`);
const schedule: Schedule = {
  kind: 'START_TIME',
  week: [{ days: [1, 2, 3, 4, 5, 6, 7], times: everyHour }],
  seasons: [],
  closed: [],
  soldOut: [],
};

it('plans no more options than the next batch needs', async () => {
  const expanded = new Set<number>();
  const optionOf = (productId: number) => ({
    productId,
    optionId: 'ticket',
    pool: null,
    capacity: 10,
    cutoffMinutes: 0,
    durationMinutes: 60,
    timeZone: 'Asia/Tokyo',
    standing: 0,
    lastDate: null,
    get schedule() {
      expanded.add(productId);
      return schedule;
    },
  });
  const options = Array.from({ length: 20 }, (_, at) => optionOf(at + 1));
  const expandedAtInsert: number[] = [];
  // Records when rows are sent; which rows a real database takes is for the tests of the catalogue's seed.
  const tx: Queryable = {
    query: async <Row>(sql: string | Statement<Row>, values: readonly unknown[] = []) => {
      const text = typeof sql === 'string' ? sql : sql.text;
      const isInsert = text.includes('insert into slot');
      if (isInsert) expandedAtInsert.push(expanded.size);
      const rows = text.includes('from option o') ? options : [];
      const rowCount = isInsert && Array.isArray(values[0]) ? values[0].length : 0;
      // The rows are those of the one query that reads any.
      return { rows, rowCount } as unknown as Rows<Row>;
    },
  };
  const added = await layOutSlots(tx, Date.UTC(2026, 10, 21, 12), 30);
  expect(added).toBe(20 * 30 * 24);
  // A batch is 10,000 rows: fourteen options of 720, and the one that shows the batch is full.
  expect(expandedAtInsert).toEqual([15, 20]);
});
