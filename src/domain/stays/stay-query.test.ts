import { describe, expect, it } from 'vitest';

import { nightsOf, readStay, stayWords } from './stay-query.ts';

const plain = { destination: '3', check_in: '2026-12-01', check_out: '2026-12-03' };

describe('a question about a stay', () => {
  it('takes one room for two where nothing else is said', () => {
    expect(readStay(plain)).toEqual({
      ok: true,
      value: {
        destinationId: 3,
        hotelId: null,
        checkIn: '2026-12-01',
        checkOut: '2026-12-03',
        nights: 2,
        rooms: 1,
        adults: 2,
        childAges: [],
      },
    });
  });

  it.each([
    [{ check_in: '' }, 'check_in', 'date_missing'],
    [{ check_in: '2027-02-31', check_out: '2027-03-02' }, 'check_in', 'date_unknown'],
    [{ check_in: '2027-02-29', check_out: '2027-03-02' }, 'check_in', 'date_unknown'],
    [{ check_in: 'tomorrow' }, 'check_in', 'date_unknown'],
    [{ check_in: '2026-13-01' }, 'check_in', 'date_unknown'],
    [{ check_out: undefined }, 'check_out', 'date_missing'],
    [{ check_out: '2026-12-32' }, 'check_out', 'date_unknown'],
    [{ check_out: '2026-12-01' }, 'check_out', 'date_order'],
    [{ check_out: '2026-11-30' }, 'check_out', 'date_order'],
    [{ check_out: '2027-01-01' }, 'check_out', 'nights_many'],
    [{ check_out: '2028-01-05' }, 'check_out', 'nights_many'],
    [{ rooms: '0' }, 'rooms', 'rooms_unknown'],
    [{ rooms: '10' }, 'rooms', 'rooms_unknown'],
    [{ rooms: 'two' }, 'rooms', 'rooms_unknown'],
    [{ adults: '0' }, 'adults', 'adults_few'],
    [{ rooms: '3', adults: '2' }, 'adults', 'adults_few'],
    [{ adults: '5' }, 'adults', 'adults_many'],
    [{ children: '5', child_ages: '1,2,3,4,5' }, 'children', 'children_many'],
    [{ children: '2' }, 'child_ages', 'ages_missing'],
    [{ children: '2', child_ages: '4' }, 'child_ages', 'ages_missing'],
    [{ children: '1', child_ages: '18' }, 'child_ages', 'age_unknown'],
    [{ children: '1', child_ages: 'four' }, 'child_ages', 'age_unknown'],
    [{ rooms: '1x' }, 'rooms', 'rooms_unknown'],
    [{ rooms: 'x1' }, 'rooms', 'rooms_unknown'],
    [{ children: 'many' }, 'children', 'children_many'],
    [{ rooms: '2', children: '9', child_ages: '1,2,3,4,5,6,7,8,9' }, 'children', 'children_many'],
    [{ children: '1', child_ages: '4x' }, 'child_ages', 'age_unknown'],
    [{ children: '1', child_ages: 'x4' }, 'child_ages', 'age_unknown'],
    [{ check_in: 'x2026-12-01' }, 'check_in', 'date_unknown'],
    [{ check_in: '2026-12-01x' }, 'check_in', 'date_unknown'],
    [{ destination: '3x' }, 'destination', 'place_unknown'],
    [{ destination: 'x3' }, 'destination', 'place_unknown'],
    [{ destination: 'tokyo' }, 'destination', 'place_unknown'],
    [{ hotel: '-1' }, 'hotel', 'place_unknown'],
  ])('refuses %j at its field', (said, field, reason) => {
    expect(readStay({ ...plain, ...said })).toEqual({ ok: false, fault: { field, reason } });
  });

  it('takes thirty nights, 29 February of a leap year, and ages in any order and notation', () => {
    expect(readStay({ ...plain, check_out: '2026-12-31' })).toMatchObject({ ok: true, value: { nights: 30 } });
    expect(readStay({ ...plain, check_in: '2028-02-29', check_out: '2028-03-01' })).toMatchObject({ ok: true });
    for (const ages of ['11,4', '11, 4', '4、11', '4 11'])
      expect(readStay({ ...plain, children: '2', child_ages: ages })).toMatchObject({ value: { childAges: [4, 11] } });
    expect(readStay({ ...plain, child_ages: '0' })).toMatchObject({ value: { childAges: [0] } });
  });

  it('takes as many rooms, adults and children as the limits allow', () => {
    const most = { ...plain, rooms: '9', adults: '36', children: '36', child_ages: Array(36).fill('17').join(' ') };
    expect(readStay(most)).toMatchObject({ value: { rooms: 9, adults: 36, childAges: Array(36).fill(17) } });
    expect(readStay({ ...plain, rooms: '3', adults: '3' })).toMatchObject({ value: { rooms: 3, adults: 3 } });
    expect(readStay({ ...plain, rooms: '1', children: '4', child_ages: '1,1,1,1' })).toMatchObject({ ok: true });
  });

  it('reads blanks around a count, and a blank count as one that is not said', () => {
    expect(readStay({ ...plain, rooms: ' 2 ', adults: ' ' })).toMatchObject({ value: { rooms: 2, adults: 2 } });
  });

  it('reads an empty destination as none', () => {
    expect(readStay({ ...plain, destination: '' })).toMatchObject({ value: { destinationId: null } });
  });

  it('writes a hotel without a destination, and no children where there are none', () => {
    const read = readStay({ hotel: '12', check_in: plain.check_in, check_out: plain.check_out });
    if (!read.ok) throw new Error('refused');
    expect(stayWords(read.value)).toEqual({
      hotel: '12',
      check_in: plain.check_in,
      check_out: plain.check_out,
      rooms: '1',
      adults: '2',
    });
  });

  it('reads back unchanged', () => {
    const read = readStay({ ...plain, rooms: '2', adults: '3', children: '2', child_ages: '11,4' });
    if (!read.ok) throw new Error('refused');
    expect(readStay(stayWords(read.value))).toEqual(read);
    expect(stayWords(read.value)).toEqual({
      ...plain,
      rooms: '2',
      adults: '3',
      children: '2',
      child_ages: '4,11',
    });
  });

  it('has a night for each day but the last, over the end of February and of the year', () => {
    expect(nightsOf({ checkIn: '2028-02-28', nights: 3 })).toEqual(['2028-02-28', '2028-02-29', '2028-03-01']);
    expect(nightsOf({ checkIn: '2026-12-31', nights: 2 })).toEqual(['2026-12-31', '2027-01-01']);
  });
});
