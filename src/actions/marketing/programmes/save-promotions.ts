import type { Promotions } from '#src/domain/marketing/programmes/promotions.ts';
import type { Queryable } from '#src/store/shared/database/db.ts';
import { savePrograms } from '#src/store/marketing/programmes.store.ts';
import { saveThemes } from '#src/store/marketing/themes.store.ts';
import { saveValuePacks } from '#src/store/marketing/value-packs.store.ts';

/** Writes programmes, themes and packs and changes only what differs; what the lists lack is taken away. */
export async function savePromotions(tx: Queryable, { programs, themes, valuePacks }: Promotions): Promise<void> {
  await savePrograms(tx, programs);
  await saveThemes(tx, themes);
  await saveValuePacks(tx, valuePacks);
}
