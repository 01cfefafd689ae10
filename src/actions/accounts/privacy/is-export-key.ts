import { isSignedUnderAny } from '#src/actions/shared/signatures/is-signed-under-any.ts';
import { exportKey } from '#src/actions/accounts/privacy/export-key.ts';
import type { Deps } from '#src/actions/deps.ts';
import { isUuid } from '#src/domain/uuid.ts';

/** Whether a key is the one that the links of a copy carry. */
export function isExportKey(deps: Pick<Deps, 'secrets'>, id: string, key: string): boolean {
  return isUuid(id) && isSignedUnderAny(deps, key, (keyed) => exportKey(keyed, id));
}
