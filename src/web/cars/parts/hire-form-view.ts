import { placeForm } from '#src/domain/places/names/place-form.ts';
import { msg } from '@lingui/core/macro';

import type { WireError } from '#src/contract/envelope.ts';
import { verticalCalls } from '#src/contract/shared/verticals/verticals.calls.ts';
import type { VenueView } from '#src/contract/shared/verticals/verticals.ts';
import { hireFaultFields, hireFaults, type HireFault, type HireField } from '#src/domain/cars/hire-issue.ts';
import { questionFaultIn } from '#src/domain/search/venues/query-issue.ts';
import { countryChoices } from '#src/domain/site/choices/country-names.ts';
import { formatTime } from '#src/domain/site/language/formats.ts';
import { nameOrder } from '#src/domain/site/names/name-order.ts';
import { failureWords } from '#src/web/shared/labels/error-messages.ts';
import { soldFromWords } from '#src/web/shared/labels/sold-from.ts';
import type { LoadContext } from '#src/web/shared/page/page-definition.ts';

type Choice = { readonly value: string; readonly text: string; readonly lang?: string; readonly group?: string };

/** The form that requests a car, in ready strings. */
export type HireFormView = {
  /** "p3" is a destination, "10031" a station. */
  readonly places: readonly Choice[];
  readonly times: readonly Choice[];
  readonly countries: readonly Choice[];
  readonly typed: Readonly<Record<string, string>>;
  readonly errors: Readonly<Partial<Record<HireField, string>>>;
};

type Voice = Pick<LoadContext, 'site' | 'i18n'>;

/** Loads all stations; null if car rental is unavailable to this visitor. */
export async function hireStations({ api }: Pick<LoadContext, 'api'>): Promise<readonly VenueView[] | null> {
  const answer = await api.call(verticalCalls.places, { vertical: 'car-rentals' });
  if (answer.ok) return answer.value.venues;
  if (answer.error.code === 'not_found') return null;
  throw new Error(`car rentals: ${answer.error.code}`);
}

export function hireFormView(
  { site, i18n }: Voice,
  stations: readonly VenueView[],
  { typed, errors }: Pick<HireFormView, 'typed' | 'errors'>,
): HireFormView {
  const { language, writing } = site;
  const order = nameOrder(language);
  const byPlace = Map.groupBy(stations, (one) => one.destinationId);
  const groups = [...byPlace].flatMap(([id, own]) => {
    const [first] = own;
    return first === undefined ? [] : [{ id, name: first.destination.text, own }];
  });
  return {
    places: groups
      .toSorted((a, b) => order(a.name, b.name))
      .flatMap(({ id, name, own }) => {
        const inPlace = placeForm(name, 'in', language);
        return [
          { value: `p${id}`, text: i18n._(msg`Anywhere ${inPlace}`), group: name },
          ...own.map((one) => ({ value: String(one.id), text: one.title.text, lang: one.title.lang, group: name })),
        ];
      }),
    times: halfHours().map((time) => ({ value: time, text: formatTime(time, writing) })),
    countries: countryChoices(language, site.market).map(({ code, name }) => ({ value: code, text: name })),
    typed: { from_time: '10:00', to_time: '10:00', age: '30', ...typed },
    errors,
  };
}

function halfHours(): readonly string[] {
  return Array.from(
    { length: 48 },
    (_, at) => `${String(Math.floor(at / 2)).padStart(2, '0')}:${at % 2 === 0 ? '00' : '30'}`,
  );
}

/** A refused question beside its field; null where it was no question that was refused. */
export function hireErrors({ i18n, site }: Voice, error: WireError): HireFormView['errors'] | null {
  const fault = questionFaultIn(error, hireFaultFields, hireFaults);
  if (fault === null) return null;
  const { reason } = fault;
  // A destination is one of the choices of where the car is picked up.
  const field = fault.field === 'destination' ? 'pick_up' : fault.field;
  const hour = (name: string): string | null => {
    const time = error.facts?.[name];
    return typeof time === 'string' ? formatTime(time, site.writing) : null;
  };
  const opens = reason === 'too_far_ahead' ? soldFromWords({ i18n, site }, error) : null;
  return { [field]: opens ?? faultWords({ i18n }, reason, { hour, from: String(error.facts?.['from'] ?? '') }) };
}

type HireLabels = { readonly hour: (name: string) => string | null; readonly from: string };

function faultWords({ i18n }: Pick<Voice, 'i18n'>, reason: HireFault, { hour, from }: HireLabels): string {
  switch (reason) {
    case 'place_unknown':
    case 'country_wrong':
      return i18n._(msg`Please choose one from the list.`);
    case 'date_wrong':
      return i18n._(msg`Please choose a date.`);
    case 'time_wrong':
      return i18n._(msg`Please choose a time.`);
    case 'time_skipped':
      return i18n._(
        msg`Clocks go forward that night, so this time doesn’t exist. The next available time is ${hour('next') ?? ''}.`,
      );
    case 'over':
      return failureWords(i18n, { code: 'date_past' });
    case 'too_far_ahead':
      return i18n._(msg`Cars can be booked up to 11 months ahead. Please choose an earlier date.`);
    case 'before_pick_up':
      return i18n._(msg`Drop-off must be after pick-up.`);
    case 'too_short':
      return i18n._(msg`Minimum rental: 1 hour.`);
    case 'too_long':
      return i18n._(msg`Maximum rental: 30 days.`);
    case 'age_wrong':
      return i18n._(msg`Drivers here must be ${from} to 99 years old.`);
    case 'no_return_there':
      return i18n._(msg`Cars from here can’t be returned there. Choose another location of the same rental company.`);
    case 'closed':
      return closedWords({ i18n }, hour('opens'), hour('closes'));
    case 'licence_refused':
      return i18n._(
        msg`A driver’s license from this country isn’t valid where you’re renting. Please choose another pick-up location.`,
      );
  }
}

function closedWords({ i18n }: Pick<Voice, 'i18n'>, opens: string | null, closes: string | null): string {
  return opens === null || closes === null
    ? i18n._(msg`The rental desk is closed on this date. Please choose another.`)
    : i18n._(msg`The rental desk is open from ${opens} to ${closes} on this date.`);
}
