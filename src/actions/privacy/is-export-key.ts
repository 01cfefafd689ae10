import { isSignedUnderAny } from '#src/actions/orders/is-signed-under-any.ts';
import { exportKey } from '#src/actions/privacy/export-key.ts';
import type { Deps } from '#src/actions/deps.ts';

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Whether a key is the one that the links of a copy carry. */
export function isExportKey(deps: Pick<Deps, 'secrets'>, id: string, key: string): boolean {
  return uuid.test(id) && isSignedUnderAny(deps, key, (keyed) => exportKey(keyed, id));
}
