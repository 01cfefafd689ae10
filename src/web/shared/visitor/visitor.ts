import { useSyncExternalStore } from 'react';

import { smallStore } from '#src/web/shared/storage/small-store.ts';

/** What the header shows of a visitor. */
export type Visitor = {
  readonly name: string | null;
  readonly kind: 'visitor' | 'guest' | 'member';
  readonly cartItems: number;
};

/** Announces that the cart has changed, so that the header counts again. */
export const cartChanged = 'meander:cart';

const nobody: Visitor = { name: null, kind: 'visitor', cartItems: 0 };

/** Filled by the start-up calls after hydration, since pages carry nothing of a visitor. */
export const visitorStore = smallStore(nobody);

/** Who is here and how full the cart is. */
export function useVisitor(): Visitor {
  return useSyncExternalStore(visitorStore.watch, visitorStore.now, () => nobody);
}
