import type { Deps } from '#src/actions/deps.ts';
import type { Done } from '#src/actions/staff/on-record.ts';
import { ok, type Result } from '#src/domain/failure.ts';
import { retryTranslations } from '#src/store/content/translations/machine-translations.store.ts';

/** Has translations that failed or wait tried again now, once their cause is gone. */
export async function retryFailedTranslations(deps: Deps): Promise<Result<Done, never>> {
  return ok({ translations: await retryTranslations(deps.db) });
}
