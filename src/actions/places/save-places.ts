import type { OwnPlaces } from '#src/domain/places/place.ts';
import type { Queryable } from '#src/store/shared/database/db.ts';
import { saveCategoryTexts, saveOwnPois } from '#src/store/places/places-writing.store.ts';

/** Writes our own attractions and the words about categories; destinations and products must exist. */
export async function savePlaces(tx: Queryable, places: OwnPlaces): Promise<void> {
  await saveOwnPois(tx, places.files);
  if (places.categoryTexts !== null) await saveCategoryTexts(tx, places.categoryTexts);
}
