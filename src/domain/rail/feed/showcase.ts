import { minutesOf, timeOf } from '#src/domain/shared/time/local-time.ts';
import { parseMajor } from '#src/domain/shared/money/money.ts';
import type { RailFare } from '#src/domain/rail/fares/fare.ts';
import type { Calls, RailFeed, RailLine, RailTransfer, RailTrip, ServiceCalendar } from '#src/domain/rail/feed/feed.ts';
import type { RailPassOffer } from '#src/domain/rail/fares/pass.ts';
import type { FareConditions } from '#src/domain/rail/fares/refund.ts';
import type { LineFile, NetworkFiles, PassEntry, TrainsEntry } from '#src/domain/rail/feed/own-network.ts';

export const showcaseKey = 'meander';

/**
 * Our own lines as a feed: first and last train, how often, and how long from station to station become trips; a price
 * for getting in and one along the line become a fare for every pair of stations. The network was checked before
 * (`checkNetwork`). Trips run from `from` on, without an end.
 */
export function showcaseFeed(network: NetworkFiles, from: string): RailFeed {
  const stationAt = new Map(network.stations.map(({ key }, place) => [key, place]));
  const groupAt = new Map(network.groups.map(({ key }, place) => [key, place]));
  const calendars = calendarsOf(network, from);
  const calls = columns();
  const trips: RailTrip[] = [];
  const fares: RailFare[] = [];
  network.lines.forEach((line, place) => {
    const stops = line.stations.map((key) => stationAt.get(key) ?? 0);
    for (const trains of line.trains)
      for (const trip of tripsOf(line, trains)) {
        const service = calendars.findIndex(({ key }) => key === trains.days.join(''));
        const first = calls.length();
        for (const call of trip.calls) calls.push(stops[call.station] ?? 0, call.arrives, call.departs);
        trips.push({ ...trip.names, line: place, service, first, count: trip.calls.length });
      }
    fares.push(...faresOf(network, line, place));
  });
  return {
    key: showcaseKey,
    name: 'Meander sample lines',
    groups: network.groups.map((group) => ({ ...group, names: { ...group.names, default: 'en' } })),
    stations: network.stations.map(({ key, names, point, timeZone, group }) => ({
      key,
      names: { ...names, default: 'en' },
      point,
      timeZone,
      group: group === null ? null : (groupAt.get(group) ?? null),
    })),
    stops: network.stations.map(({ key, changeMinutes }, station) => ({
      key,
      station,
      platform: null,
      zone: key,
      changeSeconds: changeMinutes * 60,
    })),
    lines: network.lines.map(lineOf),
    services: calendars,
    trips,
    calls: calls.whole(),
    stays: [],
    transfers: network.ways.flatMap(({ between: [one, other], minutes }): RailTransfer[] => {
      const [from, to] = [stationAt.get(one) ?? 0, stationAt.get(other) ?? 0];
      return [
        { from, to, seconds: minutes * 60 },
        { from: to, to: from, seconds: minutes * 60 },
      ];
    }),
    fares,
    rules: {
      ages: network.rules.ages,
      cards: network.rules.cards.map((card) => ({ ...card, names: { ...card.names, default: 'en' } })),
    },
    passes: network.passes.map((pass) => passOf(network, pass)),
  };
}

function lineOf({ key, names, mode, timeZone, seating }: LineFile): RailLine {
  return { key, operator: '', names: { ...names, default: 'en' }, mode, timeZone, seating };
}

function passOf({ lines, stations }: NetworkFiles, { near, adult, child, ...pass }: PassEntry): RailPassOffer {
  const [currency = 'EUR'] = lines.flatMap(({ key, currency: code }) => (pass.lines.includes(key) ? [code] : []));
  const station = stations.find(({ key }) => key === near);
  return {
    ...pass,
    names: { ...pass.names, default: 'en' },
    point: station?.point ?? { lat: 0, lng: 0 },
    timeZone: station?.timeZone ?? 'UTC',
    currency,
    adultMinor: Number(parseMajor(adult, currency)?.minor ?? 0n),
    childMinor: Number(parseMajor(child, currency)?.minor ?? 0n),
  };
}

/** One calendar for each set of weekdays; its key is their numbers. */
function calendarsOf({ lines }: NetworkFiles, from: string): ServiceCalendar[] {
  const sets = new Map(lines.flatMap(({ trains }) => trains.map(({ days }) => [days.join(''), days])));
  return [...sets].map(([key, days]) => ({
    key,
    weekdays: days.reduce((mask, day) => mask | (1 << (day - 1)), 0),
    from,
    to: null,
    added: [],
    removed: [],
  }));
}

type CallOnLine = { readonly station: number; readonly arrives: number; readonly departs: number };

/** All trips of some trains in both directions. The station number counts along the line. */
function tripsOf(line: LineFile, trains: TrainsEntry) {
  return [trains.there, trains.back].flatMap((times, direction) => {
    if (times === null) return [];
    const last = minutesOf(times.last) + (times.last < times.first ? 1440 : 0);
    const count = Math.floor((last - minutesOf(times.first)) / times.every) + 1;
    return Array.from({ length: count }, (_, run) => {
      const begins = minutesOf(times.first) + run * times.every;
      const number = String(trains.number + run * 2 + direction);
      const calls = callsOf(line, trains, direction === 1, begins);
      const key = `${line.key}-${trains.days.join('')}-${number}-${timeOf(begins).replace(':', '')}`;
      return { calls, names: { key, number: `${trains.name} ${number}`.trim(), headsign: null } };
    });
  });
}

function callsOf(line: LineFile, { skips, dwell }: TrainsEntry, isBack: boolean, begins: number): CallOnLine[] {
  const order = line.stations.map((_, place) => place);
  const calls: CallOnLine[] = [];
  let clock = begins;
  let before: number | null = null;
  for (const station of isBack ? order.toReversed() : order) {
    if (before !== null) clock += line.minutes[Math.min(before, station)] ?? 0;
    before = station;
    const key = line.stations[station] ?? '';
    if (skips.includes(key)) {
      // A train does not slow down where it does not stop.
      clock -= dwell;
      continue;
    }
    const isEnd = station === (isBack ? 0 : order.length - 1);
    const arrives = clock;
    if (calls.length > 0 && !isEnd) clock += dwell;
    calls.push({ station, arrives: arrives * 60, departs: clock * 60 });
  }
  return calls;
}

/** A fare for every class and pair of stations in both directions: for getting in, and for the way along the line. */
function faresOf({ policies }: NetworkFiles, line: LineFile, place: number): RailFare[] {
  return line.fares.flatMap((written) => {
    const conditions = conditionsOf(policies, written.policy, line);
    return line.stations.flatMap((origin, from) =>
      line.stations.flatMap((destination, to) => {
        if (from === to) return [];
        const along = minorOf(written.along[to], line) - minorOf(written.along[from], line);
        return [
          {
            key: `${line.key}-${written.class}`,
            class: written.class,
            names: null,
            priceMinor: minorOf(written.board, line) + (along < 0n ? -along : along),
            currency: line.currency,
            operator: null,
            line: place,
            origin,
            destination,
            contains: [],
            changes: 0,
            validSeconds: null,
            conditions,
          },
        ];
      }),
    );
  });
}

function conditionsOf(policies: NetworkFiles['policies'], name: string, line: LineFile): FareConditions | null {
  const policy = policies[name];
  if (policy === undefined) return null;
  return {
    refund: policy.refund.map(({ minutesBefore, keeps }) => ({
      minutesBefore,
      keeps:
        typeof keeps === 'number'
          ? { kind: 'percent', percent: keeps }
          : { kind: 'amount', minor: Number(minorOf(keeps, line)) },
    })),
    exchange: policy.exchange,
    exchangeFeeMinor: Number(minorOf(policy.exchangeFee, line)),
  };
}

function minorOf(amount: string | undefined, line: LineFile): bigint {
  return parseMajor(amount ?? '0', line.currency)?.minor ?? 0n;
}

function columns() {
  const rows: (readonly [stop: number, arrives: number, departs: number])[] = [];
  return {
    push: (stop: number, arrives: number, departs: number): void => void rows.push([stop, arrives, departs]),
    length: () => rows.length,
    whole: (): Calls => ({
      stops: Int32Array.from(rows, ([stop]) => stop),
      arrives: Int32Array.from(rows, ([, arrives]) => arrives),
      departs: Int32Array.from(rows, ([, , departs]) => departs),
      flags: new Uint8Array(rows.length),
    }),
  };
}
