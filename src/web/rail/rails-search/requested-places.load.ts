import { msg } from '@lingui/core/macro';

import { railCalls } from '#src/contract/rail/rail.calls.ts';
import type { RailPlaceView } from '#src/contract/rail/rail.ts';
import { dateKey } from '#src/web/shared/page/address-keys.ts';
import { adultAgeFault, type RailFaults, type RailField } from '#src/web/rail/parts/rail-form-view.ts';
import { mostTogether, type PlaceQuery, type RailQuery } from '#src/web/rail/parts/rail-query.ts';
import type { LoadContext } from '#src/web/shared/page/page-definition.ts';

/** The place that is meant, or why none is. */
type Meant = { readonly place: PlaceQuery; readonly fault: string | null };

type Read = { readonly now: RailQuery; readonly faults: RailFaults };

/** Resolves the places of an address, with missing values by field; the API rejects invalid ones. */
export async function readRequestedPlaces(context: LoadContext, now: RailQuery): Promise<Read> {
  const { i18n } = context;
  const [from, to] = await Promise.all([
    meantPlace(context, now.from, i18n._(msg`Please enter where you’re leaving from.`)),
    meantPlace(context, now.to, i18n._(msg`Please enter where you’re going.`)),
  ]);
  const isReturn = now.trip === 'return';
  const faults: RailFaults = {
    ...faultOf('from', from.fault),
    ...faultOf(
      'to',
      to.fault ?? (isSame(from.place, to.place) ? i18n._(msg`Please choose two different places.`) : null),
    ),
    ...faultOf('date', dateFault(context, now.date)),
    ...faultOf('time', timeFault(context, now.time)),
    ...faultOf('return_date', isReturn ? returnFault(context, now) : null),
    ...faultOf('return_time', isReturn ? timeFault(context, now.returnTime) : null),
    ...partyFaults(context, now),
  };
  return { now: { ...now, from: from.place, to: to.place }, faults };
}

function faultOf(field: RailField, text: string | null): RailFaults {
  return text === null ? {} : { [field]: text };
}

function isSame(from: PlaceQuery, to: PlaceQuery): boolean {
  return from.id !== null && from.id === to.id;
}

/**
 * Uses the id as long as the typed text is one of its names: without script the text may change while the id stays.
 * Otherwise uses the place that best matches the text.
 */
async function meantPlace({ api, i18n, signal }: LoadContext, requested: PlaceQuery, missing: string): Promise<Meant> {
  if (requested.text === '') return { place: requested, fault: requested.id === null ? missing : null };
  const answer = await api.call(railCalls.railPlaces, { query: requested.text }, { signal });
  const found = answer.ok ? answer.value.places.map(({ place }) => place) : [];
  const best = found.find(({ id }) => id === requested.id) ?? found.find(({ served }) => served) ?? found[0];
  if (best === undefined)
    return {
      place: { ...requested, id: null },
      fault: i18n._(msg`We don’t recognize this station or city. Please choose one from the list.`),
    };
  return { place: placeQuery(best), fault: best.served ? null : unservedWords(i18n) };
}

/** No train calls there any more, or not yet. */
export function unservedWords(i18n: LoadContext['i18n']): string {
  return i18n._(msg`No trains or buses stop here right now. Please choose another place.`);
}

export function placeQuery({ id, name }: RailPlaceView): PlaceQuery {
  return { text: name.text, id };
}

function dateFault({ i18n }: LoadContext, date: string): string | null {
  if (date === '') return i18n._(msg`Please choose a date.`);
  return dateKey(date) === null ? i18n._(msg`This date doesn’t exist. Please choose another.`) : null;
}

function returnFault(context: LoadContext, { date, returnDate }: RailQuery): string | null {
  const fault = dateFault(context, returnDate);
  if (fault !== null || dateKey(date) === null) return fault;
  return returnDate < date
    ? context.i18n._(msg`The return can’t be before the outbound trip. Please choose a later return.`)
    : null;
}

function timeFault({ i18n }: LoadContext, time: string): string | null {
  return time === '' || /^(?:[01]\d|2[0-3]):[0-5]\d$/.test(time)
    ? null
    : i18n._(msg`Please enter a time such as 09:30.`);
}

function partyFaults(context: LoadContext, { adults, ages, adultAges, cards }: RailQuery): RailFaults {
  const { i18n } = context;
  const count = adults + ages.length;
  const wrong = adultAges.slice(0, adults).map((typed) => adultAgeFault(context, typed));
  const adult = wrong.findIndex((fault) => fault !== null);
  return {
    ...faultOf('adults', count < 1 ? i18n._(msg`Please enter who’s traveling.`) : null),
    ...faultOf('adults', count > mostTogether ? i18n._(msg`Up to ${mostTogether} people can travel together.`) : null),
    ...faultOf('child_ages', ages.includes(null) ? i18n._(msg`Please enter each child’s age.`) : null),
    ...faultOf('adult_ages', wrong[adult] ?? null),
    ...(adult < 0 ? {} : { adult }),
    ...faultOf('cards', cards.length > adults ? i18n._(msg`Please choose only one railcard per adult.`) : null),
  };
}
