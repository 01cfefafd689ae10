import type { Town } from '#src/domain/places/place.ts';
import type { Queryable } from '#src/store/shared/database/db.ts';
import { type RowOf, statement } from '#src/store/shared/database/statement.ts';

type TownRow = RowOf<typeof byId>;

const townColumns = 'id, slug, names, country, region, lat, lng, time_zone, population, destination_id';
const byId = statement('town_by_id', `select ${townColumns} from town where id = $1`);

/** Returns a town; undefined for an unknown id. */
export async function findTown(db: Queryable, id: number): Promise<Town | undefined> {
  const { rows } = await db.query(byId, [id]);
  return rows.map(townOf)[0];
}

const named = statement(
  'towns_named',
  `select ${townColumns} from town where words like $1 order by population desc, id limit $2`,
);

/** Returns the largest towns whose names fit a pattern of `namePattern`. */
export async function findNamedTowns(db: Queryable, pattern: string, limit: number): Promise<Town[]> {
  const { rows } = await db.query(named, [pattern, limit]);
  return rows.map(townOf);
}

/** The largest towns of a country that are no destination of ours, and how many such there are. */
export type CountryTowns = { readonly country: string | null; readonly towns: readonly Town[]; readonly total: number };

const largest = statement(
  'towns_largest',
  `select ${townColumns}, total from (
     select *, row_number() over (partition by country order by population desc, id) as place,
       count(*) over (partition by country)::int as total
     from town where destination_id is null
   ) as ranked where place <= $1 order by country, place`,
);

/** Towns by country, the largest first, at most `each` of one country. */
export async function findLargestTowns(db: Queryable, each: number): Promise<CountryTowns[]> {
  const { rows } = await db.query(largest, [each]);
  return [...Map.groupBy(rows, (row) => row.country)].map(([country, found]) => ({
    country,
    towns: found.map(townOf),
    total: found[0]?.total ?? 0,
  }));
}

function townOf(row: TownRow): Town {
  return {
    id: row.id,
    slug: row.slug,
    names: row.names,
    country: row.country,
    region: row.region,
    lat: row.lat,
    lng: row.lng,
    timeZone: row.time_zone,
    population: Number(row.population),
    destinationId: row.destination_id,
    source: 'natural-earth',
  };
}
