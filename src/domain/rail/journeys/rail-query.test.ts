import { describe, expect, it } from 'vitest';

import { passDays } from '#src/domain/rail/fares/pass-days.ts';
import { passUnits } from '#src/domain/rail/fares/pass-units.ts';
import { railOfferId, readRailQuestion } from '#src/domain/rail/journeys/rail-query.ts';

const refused = (field: string) => ({ ok: false, failure: { code: 'bad_request', field } });

describe('readRailQuestion', () => {
  it('reads a journey where no pass is named, whose offer is the class', () => {
    const read = readRailQuestion({ legs: '7.2026-12-01.s1.s2', class: 'first' });
    expect(read).toMatchObject({ ok: true, value: { kind: 'ride', ride: { class: 'first' } } });
    expect(read.ok && railOfferId(read.value)).toBe('first');
  });

  it('refuses a journey by the field that is wrong', () => {
    expect(readRailQuestion({ legs: '7.2026-12-01.s1.s2', class: 'third' })).toEqual(refused('class'));
  });

  it.each([
    [{ pass: 'korea-3' }, null],
    [{ pass: 'korea-3', start: '' }, null],
    [{ pass: 'korea-3', start: '2028-02-29' }, '2028-02-29'],
  ])('reads the pass in %j, whose offer is the pass', (raw, start) => {
    const read = readRailQuestion(raw);
    expect(read).toEqual({ ok: true, value: { kind: 'pass', pass: { pass: 'korea-3', start } } });
    expect(read.ok && railOfferId(read.value)).toBe('pass:korea-3');
  });

  it.each(['korea', 'korea-all-3days'])('reads the pass "%s"', (pass) => {
    expect(readRailQuestion({ pass })).toEqual({ ok: true, value: { kind: 'pass', pass: { pass, start: null } } });
  });

  it.each(['', 'Korea', 'korea-', '-korea', 'korea--3', 'korea 3'])('refuses the pass "%s"', (pass) => {
    expect(readRailQuestion({ pass })).toEqual(refused('pass'));
  });

  it.each(['2027-02-29', 'tomorrow'])('refuses a first day of "%s"', (start) => {
    expect(readRailQuestion({ pass: 'korea-3', start })).toEqual(refused('start'));
  });
});

describe('passDays', () => {
  it('returns today by the clock of the place and the day 90 days later', () => {
    const nowMs = Date.UTC(2026, 11, 31, 15, 0);
    expect(passDays({ timeZone: 'Asia/Seoul' }, nowMs)).toEqual({ earliest: '2027-01-01', latest: '2027-04-01' });
    expect(passDays({ timeZone: 'Europe/Paris' }, nowMs)).toEqual({ earliest: '2026-12-31', latest: '2027-03-31' });
  });
});

describe('passUnits', () => {
  it('returns an adult and a child who travels with one, each at its own price', () => {
    const common = { pax: 1, maxQuantity: null };
    const names = { adult: { en: 'Adult', de: 'Erwachsene Person' }, child: { en: 'Child', de: 'Kind' } };
    expect(passUnits({ adultMinor: 12_000, childMinor: 6_000 }, names)).toMatchObject([
      { ...common, id: 'adult', title: 'Adult', type: 'ADULT', accompanied: false, priceMinor: 12_000n },
      { ...common, id: 'child', title: 'Child', type: 'CHILD', accompanied: true, priceMinor: 6_000n },
    ]);
    expect(passUnits({ adultMinor: 1, childMinor: 1 }, names).map(({ titles }) => titles?.de)).toEqual([
      'Erwachsene Person',
      'Kind',
    ]);
  });
});
