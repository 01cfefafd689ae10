import { msg, plural } from '@lingui/core/macro';

import type { RailJourney, RailLeg, RailWay, StationMoment } from '#src/contract/rail/rail.ts';
import { formatDate, formatDuration, formatTime } from '#src/domain/site/language/formats.ts';
import { zoneNameAt } from '#src/domain/site/language/moments.ts';
import type { IconName } from '#src/ui/icons/icon-names.ts';
import type { LoadContext } from '#src/web/shared/page/page-definition.ts';
import type {
  FareView,
  JourneyView,
  LegView,
  MomentView,
  StopView,
} from '#src/web/rail/rails-search/rails-search-view.ts';

type Voice = Pick<LoadContext, 'i18n' | 'site'>;

/** What a journey is shown with beside itself. */
export type Beside = {
  readonly way: Pick<RailWay, 'clock' | 'timeZone' | 'by'>;
  /** The day that was requested; a journey of another day says so. */
  readonly date: string;
  readonly fares: readonly FareView[];
  /** The stops of the ride that was opened: by "7.2026-12-01". */
  readonly stops: { readonly key: string; readonly stops: readonly StopView[] } | null;
  readonly stopsHref: (key: string | null) => string;
};

const icons: Readonly<Record<RailLeg['mode'], IconName>> = {
  rail: 'rail',
  metro: 'rail',
  tram: 'rail',
  bus: 'bus',
  ferry: 'ferry',
  other: 'rail',
};

export function legKey({ tripId, date }: Pick<RailLeg, 'tripId' | 'date'>): string {
  return `${tripId}.${date}`;
}

/** A journey is named by its rides, as carts name it. */
export function journeyKey({ legs }: Pick<RailJourney, 'legs'>): string {
  return legs.map((leg) => `${legKey(leg)}.${leg.departs.station.id}.${leg.arrives.station.id}`).join('~');
}

export function journeyView(context: Voice, journey: RailJourney, beside: Beside): JourneyView {
  const { i18n, site } = context;
  const { legs, changes, minutes, departs, arrives } = journey;
  const zone = zoneWords(context, journey, beside.way);
  return {
    key: journeyKey(journey),
    departs: momentView(context, departs, { zone, later: otherDay(context, departs, beside.date) }),
    arrives: momentView(context, arrives, { zone, later: laterWords(context, journey) }),
    duration: formatDuration(minutes, site.writing),
    changes: i18n._(msg`${plural(changes, { 0: 'Direct', one: '# transfer', other: '# transfers' })}`),
    lines: legs.map((leg) => ({ key: legKey(leg), text: lineWords(leg), lang: leg.line.lang, icon: icons[leg.mode] })),
    legs: legs.map((leg, at) => legView(context, leg, { next: legs[at + 1], beside, zone })),
    notes: legs.flatMap((leg) => arrangements(context, leg)),
    fares: beside.fares,
    isOpen: beside.stops !== null && legs.some((leg) => legKey(leg) === beside.stops?.key),
  };
}

function offsetsOf({ departs, arrives }: RailLeg): string[] {
  return [departs.offset, arrives.offset];
}

/** "Nozomi 1", or the name of the line for trains without a name. */
export function lineWords({ line, number }: Pick<RailLeg, 'line' | 'number'>): string {
  return number === null || number === '' ? line.text : `${line.text}, ${number}`;
}

/** The date of a departure on another day than the one that was requested. */
function otherDay({ site }: Voice, { date }: StationMoment, requested: string): string | null {
  return date === requested ? null : formatDate(date, site.writing, 'short');
}

/** Returns how many days later a journey arrives, or the date if it arrives earlier, across the date line. */
function laterWords({ i18n, site }: Voice, { daysLater, arrives }: RailJourney): string | null {
  if (daysLater === 0) return null;
  if (daysLater < 0) return formatDate(arrives.date, site.writing, 'short');
  return i18n._(msg`${plural(daysLater, { one: '+# day', other: '+# days' })}`);
}

/** Returns the name on the signs of a station if the reader sees another one. */
function otherScript({ name, written }: StationMoment['station']): MomentView['written'] {
  return written === null || written.lang.split('-')[0] === name.lang.split('-')[0] ? null : written;
}

type ZoneWords = (moment: StationMoment) => string | null;
type Shown = { readonly zone: ZoneWords; readonly later: string | null };

function momentView({ i18n, site }: Voice, moment: StationMoment, { zone, later }: Shown): MomentView {
  return {
    time: formatTime(moment.time, site.writing),
    station: moment.station.name.text,
    lang: moment.station.name.lang,
    written: otherScript(moment.station),
    zone: zone(moment),
    platform: moment.platform === null ? null : i18n._(msg`Platform ${moment.platform}`),
    later,
  };
}

/**
 * Says whose clock a time is by: the name of the zone where the hour that was requested comes twice that day, "local
 * time" where the stations have different clocks, and nothing otherwise.
 */
function zoneWords({ i18n, site }: Voice, { legs, departs, arrives }: RailJourney, way: Beside['way']): ZoneWords {
  const requested = way.by === 'departure' ? departs.station.id : arrives.station.id;
  const differ = new Set(legs.flatMap(offsetsOf)).size > 1;
  return ({ station, at }) => {
    if (way.clock === 'twice' && station.id === requested) return zoneNameAt(at, way.timeZone, site.writing);
    return differ ? i18n._(msg`local time`) : null;
  };
}

type BesideLeg = { readonly next: RailLeg | undefined; readonly beside: Beside; readonly zone: ZoneWords };

function legView(context: Voice, leg: RailLeg, { next, beside, zone }: BesideLeg): LegView {
  const { i18n, site } = context;
  const key = legKey(leg);
  const isOpen = beside.stops?.key === key;
  const { stopsBetween } = leg;
  return {
    key,
    icon: icons[leg.mode],
    line: lineWords(leg),
    lang: leg.line.lang,
    facts: [leg.headsign === null ? null : i18n._(msg`toward ${leg.headsign}`), leg.operator]
      .filter((fact) => fact !== null && fact !== '')
      .join(' · '),
    departs: momentView(context, leg.departs, { zone, later: null }),
    arrives: momentView(context, leg.arrives, { zone, later: null }),
    duration: formatDuration(minutesBetween(leg.departs.at, leg.arrives.at), site.writing),
    stopsText:
      stopsBetween === 0
        ? null
        : i18n._(msg`${plural(stopsBetween, { one: '# stop in between', other: '# stops in between' })}`),
    stopsHref: beside.stopsHref(isOpen ? null : key),
    stops: isOpen ? (beside.stops?.stops ?? null) : null,
    change: next === undefined ? null : changeWords(context, leg, next),
    staysOn: next?.staysOn ?? false,
    notes: arrangements(context, leg),
  };
}

/** What travelers have to arrange to board or to get off. */
function arrangements({ i18n }: Voice, { boarding, alighting, departs, arrives, operator }: RailLeg): string[] {
  const [from, to] = [departs.station.name.text, arrives.station.name.text];
  return [
    boarding === 'call' ? i18n._(msg`To board at ${from}, call ${operator} in advance.`) : null,
    boarding === 'driver' ? i18n._(msg`To board at ${from}, signal to the driver.`) : null,
    alighting === 'call' ? i18n._(msg`To get off at ${to}, call ${operator} in advance.`) : null,
    alighting === 'driver' ? i18n._(msg`To get off at ${to}, tell the driver.`) : null,
  ].filter((note) => note !== null);
}

function changeWords({ i18n, site }: Voice, { arrives }: RailLeg, { departs, staysOn }: RailLeg): string {
  const wait = formatDuration(minutesBetween(arrives.at, departs.at), site.writing);
  const [here, there] = [arrives.station.name.text, departs.station.name.text];
  if (staysOn) return i18n._(msg`Stay on board at ${here}`);
  return arrives.station.id === departs.station.id
    ? i18n._(msg`Transfer at ${here}: ${wait}`)
    : i18n._(msg`Walk from ${here} to ${there}: ${wait}`);
}

function minutesBetween(from: string, to: string): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / 60_000);
}
