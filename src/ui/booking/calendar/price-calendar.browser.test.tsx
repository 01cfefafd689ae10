import { describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';

import { PriceCalendar, type CalendarDay, type CalendarMonth } from './price-calendar.tsx';

function day(number: number, state: CalendarDay['state']): CalendarDay {
  return { date: `2026-06-0${number}`, number: String(number), spoken: `${number} June`, state };
}

const month: CalendarMonth = {
  id: '2026-06',
  title: 'June 2026',
  weekdays: ['Mon', 'Tue', 'Wed'].map((short) => ({ short, long: `${short}day` })),
  weeks: [[day(1, 'past'), day(2, 'open'), day(3, 'sold-out')]],
};

describe('PriceCalendar', () => {
  it('reports the day that is pressed or chosen by the keyboard, and none that is not open', async () => {
    const onChoose = vi.fn<(date: string) => void>();
    const { locator } = await render(<PriceCalendar months={[month]} onChoose={onChoose} />);
    for (const closed of ['1', '3']) await userEvent.click(locator.getByText(closed, { exact: true }));
    expect(onChoose).not.toHaveBeenCalled();
    await locator.getByRole('button', { name: '2 June' }).click();
    await userEvent.keyboard('{Enter}');
    expect(onChoose.mock.calls).toEqual([['2026-06-02'], ['2026-06-02']]);
  });

  it('reports the direction in which it is turned', async () => {
    const onTurn = vi.fn<(direction: 'previous' | 'next') => void>();
    const { locator } = await render(
      <PriceCalendar months={[month]} previous={{ text: 'May' }} next={{ text: 'July' }} onTurn={onTurn} />,
    );
    await locator.getByRole('button', { name: 'July' }).click();
    await locator.getByRole('button', { name: 'May' }).click();
    expect(onTurn.mock.calls).toEqual([['next'], ['previous']]);
  });
});
