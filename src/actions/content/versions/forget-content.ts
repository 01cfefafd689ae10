import { keptItems } from '#src/actions/content/versions/kept-items.ts';
import type { Db } from '#src/store/shared/database/db.ts';

/** Forgets what this process keeps of content: somebody has changed it (notice `content` on the channel `catalogue`). */
export function forgetContent(db: Db): void {
  keptItems.delete(db);
}
