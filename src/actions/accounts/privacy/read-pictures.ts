import type { Deps } from '#src/actions/deps.ts';
import { namesOfPictures, pictureBytes } from '#src/store/accounts/privacy/personal-pictures.store.ts';

/** The pictures that a person sent, with reviews and to support, under the names they have in the data export; one at a time. */
export async function* readPictures(
  { db }: Pick<Deps, 'db'>,
  accountId: string,
): AsyncGenerator<{ readonly name: string; readonly bytes: Uint8Array }> {
  for (const { name, source, id } of await namesOfPictures(db, accountId)) {
    const bytes = await pictureBytes(db, accountId, { source, id });
    // Taken back meanwhile.
    if (bytes !== null) yield { name, bytes };
  }
}
