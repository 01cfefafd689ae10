import { useMemo, useSyncExternalStore } from 'react';

import type { ContactInput } from '#src/contract/checkout/checkout.ts';
import { saveTyped, onTyped, typedBy, typedText, type TypedCheckout } from '#src/web/shared/storage/checkout-draft.ts';

/** The draft, which survives reloads, errors, an expired hold and the return from the payment page. */
export function useTyped(known: ContactInput): [TypedCheckout, (change: TypedCheckout) => void] {
  const stored = useSyncExternalStore(onTyped, typedText, nothing);
  const typed = useMemo(() => typedBy(known, stored), [known, stored]);
  return [typed, (change) => saveTyped(known, change)];
}

/** Before hydration has ended the fields hold what the server knew. */
function nothing(): null {
  return null;
}
