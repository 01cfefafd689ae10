import { pictureKey } from '#src/domain/catalogue/media/picture.ts';
import type { CategoryWords, PlacesFile } from '#src/domain/places/place.ts';
import { placeWords } from '#src/domain/places/place-labels.ts';
import type { Queryable } from '#src/store/shared/database/db.ts';

/**
 * Writes our own attractions. Each statement takes all its rows as one JSON document and changes only rows that differ.
 * Attractions that the files lack are shown no more, never deleted: links lead to them.
 */
export async function saveOwnPois(tx: Queryable, files: readonly PlacesFile[]): Promise<void> {
  const rows = files.flatMap(({ destinationId, attractions }) =>
    attractions.map(({ id, slug, kind, lat, lng, popularity, picture, names, ...one }) => ({
      id,
      slug,
      kind,
      destination_id: destinationId,
      lat,
      lng,
      popularity,
      picture: pictureKey(picture),
      names,
      content: { localName: one.localName ?? null, hours: one.hours, text: one.text },
      words: placeWords(names, one.localName ?? null),
    })),
  );
  await tx.query(
    `insert into poi as old (id, slug, kind, destination_id, countries, lat, lng, popularity, picture, names, content, words, source, source_key)
     select new.id, new.slug, new.kind, new.destination_id, array[destination.country::text], new.lat, new.lng, new.popularity, new.picture,
       new.names, new.content, new.words, 'own', new.id::text
     from jsonb_to_recordset($1::jsonb) as new (id int, slug text, kind text, destination_id int, lat float8, lng float8,
       popularity smallint, picture text, names jsonb, content jsonb, words text)
     join destination on destination.id = new.destination_id
     on conflict (id) do update set
       slug = excluded.slug, kind = excluded.kind, destination_id = excluded.destination_id, countries = excluded.countries,
       lat = excluded.lat, lng = excluded.lng, popularity = excluded.popularity, picture = excluded.picture, names = excluded.names,
       content = excluded.content, words = excluded.words, live = true, updated_at = now()
     where (old.slug, old.kind, old.destination_id, old.countries, old.lat, old.lng, old.popularity, old.picture, old.names, old.content,
         old.words, old.live)
       is distinct from (excluded.slug, excluded.kind, excluded.destination_id, excluded.countries, excluded.lat, excluded.lng,
         excluded.popularity, excluded.picture, excluded.names, excluded.content, excluded.words, true)`,
    [JSON.stringify(rows)],
  );
  await tx.query(
    "update poi set live = false, updated_at = now() where live and source = 'own' and not id = any($1::int[])",
    [rows.map(({ id }) => id)],
  );
  await saveVisits(tx, files);
}

/** Saves which products visit which attraction; products that do not exist are left out. */
async function saveVisits(tx: Queryable, files: readonly PlacesFile[]): Promise<void> {
  const visits = files.flatMap(({ attractions }) =>
    attractions.flatMap((poi) =>
      poi.products.map((product, position) => ({ poi_id: poi.id, product_id: product, position })),
    ),
  );
  await tx.query(
    `insert into poi_product as old (poi_id, product_id, position)
     select new.poi_id, new.product_id, new.position
     from jsonb_to_recordset($1::jsonb) as new (poi_id int, product_id int, position smallint)
     join product on product.id = new.product_id
     join poi on poi.id = new.poi_id
     on conflict (poi_id, product_id) do update set position = excluded.position
     where old.position is distinct from excluded.position`,
    [JSON.stringify(visits)],
  );
  await tx.query(
    `delete from poi_product using poi
     where poi.id = poi_product.poi_id and poi.source = 'own'
       and not (poi_product.poi_id, poi_product.product_id) in (select * from unnest($1::int[], $2::int[]))`,
    [visits.map((one) => one.poi_id), visits.map((one) => one.product_id)],
  );
}

/**
 * Saves our own texts about categories: those in another language than English are stored beside them, as "museum:ja".
 */
export async function saveCategoryTexts(tx: Queryable, words: CategoryWords): Promise<void> {
  const texts = Object.fromEntries(
    Object.entries(words).flatMap(([tag, said]) =>
      Object.entries(said).map(([category, text]) => [tag === 'en' ? category : `${category}:${tag}`, text]),
    ),
  );
  await tx.query(
    `insert into category_text as old (category, text) select key, value from jsonb_each_text($1::jsonb)
     on conflict (category) do update set text = excluded.text where old.text is distinct from excluded.text`,
    [JSON.stringify(texts)],
  );
}
