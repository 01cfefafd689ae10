import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import type { CalendarDay, CalendarMonth } from './price-calendar.tsx';
import { PriceCalendar } from './price-calendar.tsx';

function day(number: number, more: Partial<CalendarDay>): CalendarDay {
  return { date: `2026-06-0${number}`, number: String(number), spoken: `${number} June`, state: 'open', ...more };
}

const month: CalendarMonth = {
  id: '2026-06',
  title: 'June 2026',
  weekdays: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'].map((long) => ({
    long,
    short: long.slice(0, 2),
  })),
  weeks: [
    [
      day(1, { state: 'past', spoken: '1 June, past' }),
      day(2, { state: 'sold-out', spoken: '2 June, sold out' }),
      day(3, { price: '39', href: '?date=2026-06-03', spoken: '3 June, from US$39, lowest price', cheapest: true }),
      day(4, { price: '48', href: '?date=2026-06-04', selected: true }),
      day(5, { price: '48' }),
      day(6, { state: 'closed', spoken: '6 June, closed' }),
      null,
    ],
  ],
};

describe('PriceCalendar', () => {
  const markup = renderToStaticMarkup(
    <PriceCalendar months={[month]} next={{ text: 'Next month', href: '?month=2026-07' }} />,
  );

  it('is a table with a caption and seven named columns', () => {
    expect(markup).toMatch(/<table[^>]*><caption[^>]*>June 2026<\/caption>/);
    expect(markup.match(/<th scope="col" abbr="[A-Z][a-z]+day">/g)).toHaveLength(7);
    expect(markup.match(/<td>/g)).toHaveLength(7);
  });

  it('makes open days links that say the whole of it, and the chosen one current', () => {
    expect(markup).toMatch(/<a[^>]*href="\?date=2026-06-03"[^>]*><span[^>]*>3 June, from US\$39, lowest price<\/span>/);
    expect(markup).toMatch(/<a[^>]*href="\?date=2026-06-04"[^>]*aria-current="date"/);
  });

  it('makes a day without an address a button', () => {
    expect(markup).toMatch(/<button type="button"[^>]*aria-pressed="false"[^>]*><span[^>]*>5 June<\/span>/);
  });

  it.each(['1 June, past', '2 June, sold out', '6 June, closed'])('cannot choose: %s', (spoken) => {
    expect(markup).toMatch(new RegExp(`<td><span[^>]*><span[^>]*>${spoken}</span>`));
  });

  it('turns by links and leaves out the end that is not sold', () => {
    expect(markup).toMatch(/<a[^>]*href="\?month=2026-07"[^>]*aria-label="Next month"/);
    expect(markup).not.toContain('#chevron-back');
  });
});
