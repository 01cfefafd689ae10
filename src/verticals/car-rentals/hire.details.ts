import type { ServiceDetail, ServicePoint } from '#src/domain/catalogue/offers/service.ts';
import type { Names } from '#src/domain/catalogue/destination.ts';
import type { HireQuestion } from '#src/domain/cars/hire-query.ts';
import { minorOf, type FleetClass, type Hire, type Station } from '#src/domain/cars/station.ts';
import { atStation } from '#src/domain/rail/station-time.ts';
import { returnNames, termNames } from '#src/verticals/car-rentals/car-names.data.ts';
import { carTitle } from '#src/verticals/car-rentals/car-title.details.ts';

/** Returns the details of a rental for its offer and all documents: stations, car, terms and deposit. */
export function hireDetails(hire: Hire, { row, car }: FleetClass, question: HireQuestion): readonly ServiceDetail[] {
  const { from, to, span } = hire;
  const { mileage, excess } = from.content;
  const title = carTitle(car);
  const supplier = from.venue.supplier;
  const { currency } = from.venue;
  return [
    {
      kind: 'span',
      as: 'hire',
      from: pointAt(from, span.startMs),
      to: pointAt(to, span.endMs),
      label: title,
      seats: [],
    },
    { kind: 'fact', code: 'car', names: eachName(title, (name) => `${name} (${car.code})`) },
    { kind: 'fact', code: 'supplier', names: { en: supplier } },
    { kind: 'fact', code: 'driver_age', count: question.age },
    ...(mileage === null
      ? [{ kind: 'fact', code: 'mileage_unlimited' } as const]
      : [
          { kind: 'fact', code: 'mileage', count: mileage.dayKm } as const,
          { kind: 'fact', code: 'mileage_beyond', names: withSum(termNames.beyond, currency, mileage.beyond) } as const,
        ]),
    { kind: 'fact', code: 'fuel', names: car.fuel === 'electric' ? returnNames.charge : returnNames.tank },
    {
      kind: 'fact',
      code: 'insurance',
      names: eachName(termNames.insurance, (name) => name.replace('{sum}', `${currency} ${excess}`)),
    },
    { kind: 'fact', code: 'papers', names: termNames.bring },
    ...(needsPermit(from, question) ? [{ kind: 'fact', code: 'permit', names: termNames.permit } as const] : []),
    { kind: 'due', code: 'deposit', minor: String(minorOf(from, row.deposit)), currency },
  ];
}

/** Words with a sum of the station's by the code of its currency, which reads the same in all languages. */
function withSum(names: Names, currency: string, sum: string): Names {
  return eachName(names, (name) => `${name} (${currency} ${sum})`);
}

/** Whether a licence of that country holds at a station only beside an international permit, or a translation. */
function needsPermit({ venue, content }: Station, { country }: HireQuestion): boolean {
  return country !== venue.country && !content.licence.plain.includes(country);
}

/** The words of all languages, each changed in the same way. */
function eachName(names: Names, change: (name: string) => string): Names {
  const changed = Object.entries(names).map(([language, name]) => [language, change(name)]);
  return { ...Object.fromEntries(changed), en: change(names.en) };
}

function pointAt({ venue }: Station, ms: number): ServicePoint {
  return { place: venue.titles, ...atStation(ms / 1000, venue.timeZone) };
}
