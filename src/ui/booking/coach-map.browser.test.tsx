import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';

import { CoachMap, type CoachPlan, type CoachSeat } from './coach-map.tsx';

function seat(row: number, letter: string, free = true): CoachSeat {
  const name = `7-${row}${letter}`;
  return { name, row, letter, free, wheelchair: false, backwards: false, spoken: `Seat ${row}${letter}` };
}

const coach: CoachPlan = {
  name: '7',
  title: 'Coach 7',
  facts: [],
  rows: [1, 2].map((row) => ({ row, text: String(row) })),
  columns: ['A', 'B', null, 'C'].map((letter, at) => ({ key: String(at), letter })),
  seats: [seat(1, 'A'), seat(1, 'B', false), seat(1, 'C'), seat(2, 'A'), seat(2, 'B'), seat(2, 'C')],
};
const words = {
  plan: 'Seats',
  front: 'Front',
  free: 'free',
  taken: 'taken',
  yours: 'chosen',
  wheelchair: 'wheelchair space',
  aisle: 'aisle',
};

/** A map of one traveler, with a button on either side. */
function Choice() {
  const [chosen, setChosen] = useState<readonly string[]>([]);
  return (
    <>
      <button type="button">before</button>
      <CoachMap id="map" coach={coach} chosen={chosen} onPick={(name) => setChosen([name])} words={words} />
      <button type="button">after</button>
    </>
  );
}

function focused(): string {
  return document.activeElement?.getAttribute('data-seat') ?? document.activeElement?.textContent ?? '';
}

describe('CoachMap', () => {
  it('is one stop of the tab key, and arrow keys move the focus to the other seats', async () => {
    const { locator } = await render(<Choice />);
    await locator.getByRole('button', { name: 'before' }).click();
    await userEvent.tab();
    expect(focused()).toBe('7-1A');
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    expect(focused()).toBe('7-1C');
    await userEvent.keyboard('{ArrowDown}{Home}');
    expect(focused()).toBe('7-2A');
    await userEvent.tab();
    expect(focused()).toBe('after');
    await userEvent.tab({ shift: true });
    expect(focused()).toBe('7-2A');
  });

  it('chooses a free seat by the keyboard, and no taken one', async () => {
    const { locator } = await render(<Choice />);
    await locator.getByRole('button', { name: 'before' }).click();
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}{Enter}');
    expect(focused()).toBe('7-1B');
    await expect.element(locator.getByRole('button', { name: 'Seat 1B, taken' })).toBeInTheDocument();
    await userEvent.keyboard('{ArrowRight} ');
    await expect
      .element(locator.getByRole('button', { name: 'Seat 1C, chosen' }))
      .toHaveAttribute('aria-pressed', 'true');
  });

  it('makes a seat that was pressed the stop of the tab key', async () => {
    const { locator } = await render(<Choice />);
    await locator.getByRole('button', { name: 'Seat 2B, free' }).click();
    await expect.element(locator.getByRole('button', { name: 'Seat 2B, chosen' })).toHaveAttribute('tabindex', '0');
    expect(document.querySelectorAll('[data-seat][tabindex="0"]')).toHaveLength(1);
  });
});
