import { expect, it } from 'vitest';

import type { ServiceDetail } from '#src/domain/catalogue/offers/service.ts';
import { lessClosed } from '#src/domain/search/venues/closed-days.ts';

function span(as: 'stay' | 'hire', from: string, to: string): ServiceDetail {
  const point = { place: { en: 'Anywhere' }, time: '12:00', offset: '+00:00' };
  return { kind: 'span', as, from: { ...point, date: from }, to: { ...point, date: to }, label: null, seats: [] };
}

const stay = {
  id: 'double.flexible',
  closed: false,
  localDate: '2027-03-10',
  details: [span('stay', '2027-03-10', '2027-03-12')],
};
const days = (from: string, to: string, optionId: string | null = null) => [{ from, to, optionId }];

it('closes a stay that has a night on a closed day, and none that leaves that morning or comes the day after', () => {
  expect(lessClosed(stay, days('2027-03-11', '2027-03-11')).closed).toBe(true);
  expect(lessClosed(stay, days('2027-03-01', '2027-03-10')).closed).toBe(true);
  expect(lessClosed(stay, days('2027-03-12', '2027-03-20')).closed).toBe(false);
  expect(lessClosed(stay, days('2027-03-01', '2027-03-09')).closed).toBe(false);
});

it('is closed by any of several closures, and respects the span among other details', () => {
  const two = [...days('2027-01-01', '2027-01-02'), ...days('2027-03-11', '2027-03-11')];
  expect(lessClosed(stay, two).closed).toBe(true);
  const fact: ServiceDetail = { kind: 'fact', code: 'open_ticket' };
  expect(lessClosed({ ...stay, details: [fact, ...stay.details] }, days('2027-03-11', '2027-03-11')).closed).toBe(true);
});

it('closes one kind of room only', () => {
  expect(lessClosed(stay, days('2027-03-11', '2027-03-11', 'double')).closed).toBe(true);
  expect(lessClosed(stay, days('2027-03-11', '2027-03-11', 'double.flexible')).closed).toBe(true);
  expect(lessClosed(stay, days('2027-03-11', '2027-03-11', 'doub')).closed).toBe(false);
  expect(lessClosed(stay, days('2027-03-11', '2027-03-11', 'family')).closed).toBe(false);
});

it('closes a hire on the day of its return too, and what has no length on its day', () => {
  const hire = { ...stay, id: 'CDAR', details: [span('hire', '2027-03-10', '2027-03-12')] };
  expect(lessClosed(hire, days('2027-03-12', '2027-03-12')).closed).toBe(true);
  const hour = { ...stay, details: [] };
  expect(lessClosed(hour, days('2027-03-10', '2027-03-10')).closed).toBe(true);
  expect(lessClosed(hour, days('2027-03-11', '2027-03-11')).closed).toBe(false);
});

it('leaves closed what is closed for another reason', () => {
  expect(lessClosed({ ...stay, closed: true }, []).closed).toBe(true);
});
