import { describe, expect, it } from 'vitest';

import type { RailJourney, RailJourneysAnswer, StationMoment } from '#src/contract/rail/rail.ts';
import { journeyFaults } from '#src/web/rail/rails-search/journeys/journey-issues.ts';
import { loadRailsSearch } from '#src/web/rail/rails-search/rails-search.load.ts';
import type { RailsSearchView } from '#src/web/rail/rails-search/rails-search-view.ts';
import type { Answers } from '../../../../tests/answering-api.ts';
import { loadContext } from '../../../../tests/load-context.ts';

const name = (text: string) => ({ text, lang: 'en' });

function moment(id: string, text: string, at: string, local: string, offset: string): StationMoment {
  const [date = '', time = ''] = local.split(' ');
  return { station: { id, name: name(text), written: null }, platform: null, date, time, offset, at };
}

/** From London to Paris: the clocks differ by an hour. */
function journey(hour: number, minutes: number, price: number | null): RailJourney {
  const start = Date.UTC(2026, 11, 1, hour);
  const two = (value: number): string => String(value).padStart(2, '0');
  const end = new Date(start + minutes * 60_000);
  const local = new Date(end.getTime() + 3_600_000).toISOString();
  const departs = moment('s38', 'London', new Date(start).toISOString(), `2026-12-01 ${two(hour)}:00`, '+00:00');
  const arrives = moment('s36', 'Paris', end.toISOString(), `${local.slice(0, 10)} ${local.slice(11, 16)}`, '+01:00');
  const daysLater = local.startsWith('2026-12-02') ? 1 : 0;
  const usd = (minor: number) => ({ minor, currency: 'USD' as const });
  return {
    departs,
    arrives,
    daysLater,
    minutes,
    changes: 0,
    legs: [
      {
        tripId: hour,
        date: '2026-12-01',
        line: name('Channel line'),
        operator: 'Channel Rail',
        mode: 'rail',
        number: `9${hour}`,
        headsign: null,
        departs,
        arrives,
        staysOn: false,
        boarding: null,
        alighting: null,
        stopsBetween: 0,
        seating: 'open',
      },
    ],
    fares:
      price === null
        ? []
        : [
            {
              choice: { offerId: 'standard', question: {}, units: { adult: 1 }, seats: 1 },
              class: 'standard',
              through: false,
              total: usd(price),
              tickets: [
                {
                  fare: 'channel-standard',
                  class: 'standard',
                  firstLeg: 0,
                  lastLeg: 0,
                  price: usd(price),
                  refund: [
                    { until: '2026-11-30T08:00:00.000Z', back: usd(price) },
                    { until: '2026-12-01T08:00:00.000Z', back: usd(price / 2) },
                  ],
                  exchange: null,
                },
              ],
            },
          ],
  };
}

const london = { id: 'g5', kind: 'city', name: name('London'), lat: 51.5, lng: -0.1, served: true } as const;
const paris = { id: 'g6', kind: 'city', name: name('Paris'), lat: 48.9, lng: 2.4, served: true } as const;
const far = [journey(9, 140, 12_000), journey(11, 130, 9_000), journey(22, 140, null)];
const way = { today: '2026-11-29', date: '2026-12-01', time: '08:00', by: 'departure', clock: 'once' } as const;
const found: RailJourneysAnswer = {
  origin: london,
  destination: paris,
  travellers: 1,
  cards: [],
  outward: { ...way, timeZone: 'Europe/London', journeys: far },
  back: null,
};
const answers: Answers = {
  '/v1/railsrv/places': { places: [london, paris].map((place) => ({ place, foundBy: null })) },
  '/v1/railsrv/journeys': found,
  '/v1/railsrv/routes': { routes: [], cards: [], today: '2026-11-29' },
};
const requested = 'from=London&from_id=g5&to=Paris&to_id=g6&date=2026-12-01&time=08:00';

async function load(query: string, more: Answers = {}): Promise<RailsSearchView> {
  const { context } = await loadContext({ page: 'rails-search', query, answers: { ...answers, ...more } });
  const loaded = await loadRailsSearch(context);
  if (loaded.kind !== 'page') throw new Error(loaded.kind);
  return loaded.data;
}

describe('journeys on the page', () => {
  it('show both clocks where they differ, the arrival day, and no unknown price', async () => {
    const { way: shown } = await load(requested);
    const [first, , night] = shown?.journeys ?? [];
    expect([first?.departs.zone, first?.arrives.zone]).toEqual(['local time', 'local time']);
    expect([first?.arrives.later, night?.arrives.later !== null]).toEqual([null, true]);
    expect(night?.fares).toEqual([]);
    expect(first?.fares[0]?.price).toBe('US$120');
    expect(first?.fares[0]?.tickets[0]?.steps).toHaveLength(3);
  });

  it('state their date where nothing runs on the requested day', async () => {
    const shownFor = async (outward: Partial<RailJourneysAnswer['outward']>) =>
      (await load(requested, { '/v1/railsrv/journeys': { ...found, outward: { ...found.outward, ...outward } } })).way;
    const same = await shownFor({});
    expect([same?.note, same?.journeys[0]?.departs.later]).toEqual([null, null]);
    const other = await shownFor({ date: '2026-11-29' });
    expect(other?.note).toBe('No trips on Sun, Nov 29, 2026 at this time. The nearest ones are on Tue, Dec 1, 2026.');
    expect(other?.journeys.map(({ departs }) => departs.later)).toEqual(['Dec 1', 'Dec 1', 'Dec 1']);
    const arrival = await shownFor({ by: 'arrival', date: '2026-12-03' });
    expect(arrival?.note).toBe('No trips on Thu, Dec 3, 2026 at this time. The nearest ones are on Wed, Dec 2, 2026.');
    expect((await shownFor({ journeys: [] }))?.empty?.text).toContain('in the 48 hours after this time');
    expect((await shownFor({ journeys: [], by: 'arrival' }))?.empty?.text).toContain('in the 48 hours before');
  });

  it('say where to stay on board, and what has to be arranged', async () => {
    const [first, second] = [journey(9, 60, null), journey(10, 60, null)].map(({ legs }) => legs);
    const legs = [
      ...(first ?? []).map((leg) => ({ ...leg, boarding: 'call' as const })),
      ...(second ?? []).map((leg) => ({ ...leg, staysOn: true, alighting: 'driver' as const })),
    ];
    const outward = { ...found.outward, journeys: [{ ...journey(9, 120, null), legs }] };
    const { way: shown } = await load(requested, { '/v1/railsrv/journeys': { ...found, outward } });
    const [one] = shown?.journeys ?? [];
    expect(one?.legs.map(({ change, staysOn }) => [change, staysOn])).toEqual([
      ['Stay on board at Paris', true],
      [null, false],
    ]);
    expect(one?.notes).toEqual([
      'To board at London, call Channel Rail in advance.',
      'To get off at Paris, tell the driver.',
    ]);
  });

  it('are in the requested order, those without a price last', async () => {
    const order = async (sort: string) =>
      (await load(`${requested}&sort=${sort}`)).way?.journeys.map(({ key }) => key.split('.')[0]);
    expect(await order('departure')).toEqual(['9', '11', '22']);
    expect(await order('duration')).toEqual(['11', '9', '22']);
    expect(await order('price')).toEqual(['11', '9', '22']);
  });

  it('are on no day that is over', async () => {
    const { way: shown } = await load(requested);
    expect(shown?.days.map(({ href }) => /[?&]date=([\d-]+)/.exec(href)?.[1])).toEqual([
      '2026-11-29',
      '2026-11-30',
      '2026-12-01',
      '2026-12-02',
      '2026-12-03',
      '2026-12-04',
    ]);
  });

  it('lead on by the fare that is taken, which the next page finds again', async () => {
    const { way: shown } = await load(requested);
    const href = shown?.journeys[0]?.fares[0]?.href ?? '';
    const next = await load(href.slice(href.indexOf('?') + 1, href.indexOf('#')));
    expect(next.way).toBeNull();
    expect(next.taken.map(({ journey: one }) => one.key)).toEqual(['9.2026-12-01.s38.s36']);
    expect(next.booking?.total).toBe('US$120');
    const gone = await load(`${requested}&out=1.2026-12-01.s38.s36&out_class=standard`);
    expect([gone.taken, gone.way === null, gone.gone === null]).toEqual([[], false, false]);
  });

  it('begin after one has arrived, on the way back', async () => {
    const out = 'out=9.2026-12-01.s38.s36&out_class=standard&out_fares=channel-standard';
    const back = { ...way, timeZone: 'Europe/Paris', journeys: [journey(10, 60, 100), journey(18, 60, 100)] };
    const { way: shown } = await load(`${requested}&trip=return&return_date=2026-12-01&${out}`, {
      '/v1/railsrv/journeys': { ...found, back },
    });
    expect(shown?.title).toBe('Paris – London');
    expect(shown?.journeys.map(({ key }) => key.split('.')[0])).toEqual(['18']);
  });
});

describe('railcards', () => {
  it('state their passengers', async () => {
    const cards = [
      { id: 'youth', name: name('Youth railcard'), minAge: 12, maxAge: 27 },
      { id: 'half', name: name('Half-fare railcard'), minAge: 16, maxAge: 130 },
    ];
    const { form } = await load(requested, { '/v1/railsrv/journeys': { ...found, cards } });
    expect(form.cards).toEqual([
      { value: 'youth', text: 'Youth railcard (12–27)', lang: 'en' },
      { value: 'half', text: 'Half-fare railcard (16+)', lang: 'en' },
    ]);
  });
});

describe('what cannot be', () => {
  const faultsOf = async (query: string, more: Answers = {}) => Object.keys((await load(query, more)).form.faults);

  it('is said beside its field', async () => {
    expect(await faultsOf('from=London')).toEqual(['to', 'date']);
    expect(await faultsOf(requested.replace('2026-12-01', '2026-02-30'))).toEqual(['date']);
    expect(await faultsOf(requested.replace('08:00', '25:00'))).toEqual(['time']);
    expect(await faultsOf(`${requested}&children=1`)).toEqual(['child_ages']);
    expect(await faultsOf(`${requested}&trip=return`)).toEqual(['return_date']);
    expect(await faultsOf(`${requested}&return_date=2026-11-30`)).toEqual(['return_date']);
    expect(await faultsOf(`${requested}&adults=0`)).toEqual(['adults']);
    expect(await faultsOf(requested.replace('to=Paris&to_id=g6', 'to=London&to_id=g5'))).toEqual(['to']);
    expect(await faultsOf(requested, { '/v1/railsrv/places': { places: [] } })).toEqual(['from', 'to']);
    const quiet = { places: [{ place: { ...london, served: false }, foundBy: null }] };
    expect(await faultsOf('from=London&from_id=g5', { '/v1/railsrv/places': quiet })).toEqual(['from', 'to', 'date']);
  });

  it('of an adult’s age or card is shown beside that adult', async () => {
    const typed = await load(`${requested}&adults=2&adult_ages=,17`);
    expect(typed.form.faults).toEqual({ adult_ages: 'Please enter a whole number from 18 to 120.', adult: 1 });
    const refused = { code: 'bad_request', field: 'adult_ages', facts: { adult: 0, minAge: 12, maxAge: 27 } } as const;
    const { context } = await loadContext({ page: 'rails-search', query: requested, answers });
    expect(journeyFaults(context, { ...refused, message: '' })).toEqual({
      adult_ages: 'This railcard is for ages 12–27.',
      adult: 0,
    });
    const open = { ...refused, message: '', facts: { adult: 1, minAge: 65, maxAge: 130 } };
    expect(journeyFaults(context, open)).toMatchObject({ adult_ages: 'This railcard is for ages 65+.', adult: 1 });
  });

  it('of a date that is not sold yet says from when it is, or until when timetables are published', async () => {
    const { context } = await loadContext({ page: 'rails-search', query: requested, answers });
    const refused = { code: 'date_not_offered', field: 'date', message: '' } as const;
    const facts = { lastDate: '2027-11-22', soldFrom: '2036-01-02' };
    expect(journeyFaults(context, { ...refused, facts })).toEqual({
      date: 'This date goes on sale on Wed, Jan 2, 2036. Please choose an earlier date.',
    });
    expect(journeyFaults(context, { ...refused, field: 'return_date', facts: { lastDate: '2027-11-22' } })).toEqual({
      return_date:
        'Schedules are available until Mon, Nov 22, 2027. Later dates go on sale once their schedules are published.',
    });
  });

  it('sends no query without parameters', async () => {
    const view = await load('');
    expect([view.form.faults, view.way, view.isFolded]).toEqual([{}, null, false]);
  });
});
