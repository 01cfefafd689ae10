import { metresBetween } from '#src/domain/catalogue/distance.ts';
import { countryLines } from '#src/demo/synthetic/countries.data.ts';
import { lastRealDestination } from '#src/domain/catalogue/synthetic-ids.ts';
import { isCurrency, type CurrencyCode } from '#src/domain/shared/money/currency.ts';

/** A city as the files of cities have it. */
export type CityRow = {
  readonly name: string;
  readonly names: Readonly<Record<string, string>>;
  readonly country: string;
  readonly admin1: string | null;
  readonly lat: number;
  readonly lng: number;
  readonly pop: number;
  readonly tz: string | null;
  readonly geonames: number | null;
};

/** A city with synthetic listings; ids start at 2,000,000,001. */
export type SyntheticCity = CityRow & {
  readonly id: number;
  /** The zone of its row, else of the nearest city of its country that has one. */
  readonly tz: string;
  readonly currency: CurrencyCode;
  readonly priceLevel: number;
  readonly weight: number;
};

const showcases = new Set(
  'Tokyo,Hong Kong,Osaka,Kyoto,Seoul,Taipei,Singapore,Bangkok,Denpasar,Paris,London,Dubai,New York,Sydney,Rome,Barcelona,Madrid,Berlin,Amsterdam,Vienna,Prague,Istanbul,Cairo,Cape Town,Shanghai,Beijing,Kuala Lumpur,Melbourne,Auckland,Rio de Janeiro,Los Angeles,San Francisco,Lisbon,Athens,Venice,Florence,Macau,Marrakesh,Reykjavík,Honolulu'.split(
    ',',
  ),
);

type Country = { readonly currency: CurrencyCode; readonly level: number; readonly weight: number };
const elsewhere: Country = { currency: 'USD', level: 0.5, weight: 1 };
const countries = new Map(
  countryLines
    .trim()
    .split('\n')
    .map((line): [string, Country] => {
      const [code = '', currency = '', level, weight] = line.split(' ');
      return [
        code,
        { currency: isCurrency(currency) ? currency : 'USD', level: Number(level), weight: Number(weight) },
      ];
    }),
);

/**
 * Returns the cities of a synthetic catalogue, ordered by GeoNames id, so that changes of a newer file show in review.
 * Rows without a country are left out.
 */
export function syntheticCities(rows: readonly CityRow[]): SyntheticCity[] {
  const usable = rows.filter((row) => /^[A-Z]{2}$/.test(row.country) && row.name.length > 0);
  const ordered = usable.toSorted(
    (a, b) => (a.geonames ?? Infinity) - (b.geonames ?? Infinity) || (a.name < b.name ? -1 : 1) || a.lat - b.lat,
  );
  const zoneOf = zones(ordered);
  return ordered.map((row, place) => {
    const { currency, level, weight } = countries.get(row.country) ?? elsewhere;
    const shown = showcases.has(row.name) ? 20 : 1;
    return {
      ...row,
      id: lastRealDestination + 1 + place,
      tz: zoneOf(row),
      currency,
      priceLevel: level,
      weight: Math.max(row.pop, 1000) ** 0.6 * weight * shown,
    };
  });
}

function zones(rows: readonly CityRow[]): (row: CityRow) => string {
  const zoned = rows.flatMap((row) => (row.tz === null ? [] : [{ ...row, tz: row.tz }]));
  const byCountry = Map.groupBy(zoned, (row) => row.country);
  return (row) => {
    if (row.tz !== null) return row.tz;
    let nearest = { tz: 'UTC', metres: Number.POSITIVE_INFINITY };
    for (const { tz, ...other } of byCountry.get(row.country) ?? zoned) {
      const metres = metresBetween(row, other);
      if (metres < nearest.metres) nearest = { tz, metres };
    }
    return nearest.tz;
  };
}
