import { useEffect, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router';

import type { ApiClient } from '#src/contract/client.ts';
import { startEndpoints, type DispatchAnswer } from '#src/contract/endpoints/start.ts';
import { useApi } from '#src/web/services.ts';

export type Visitor = {
  readonly name: string | null;
  readonly kind: 'visitor' | 'guest' | 'member';
  readonly cartItems: number;
};

const nobody: Visitor = { name: null, kind: 'visitor', cartItems: 0 };

/** Announces that the cart has changed, so that the header counts anew. */
export const cartChanged = 'meander:cart';

/** Spec §4: at most one verification of the session in so many milliseconds; the server checks every call anyway. */
const verifyEveryMs = 180_000;

let known: Visitor = nobody;
let askedAt: number | null = null;
let asked = 0;
const watchers = new Set<() => void>();

/** Who is here and how full the cart is; asked for after hydration, since pages carry nothing of a visitor. */
export function useVisitor(): Visitor {
  const api = useApi();
  // Each move renders anew, and so asks whether it is time to verify.
  useLocation();
  useEffect(() => {
    if (askedAt === null || performance.now() - askedAt >= verifyEveryMs) void ask(api);
  });
  useEffect(() => {
    const again = (): void => void ask(api);
    window.addEventListener(cartChanged, again);
    return () => window.removeEventListener(cartChanged, again);
  }, [api]);
  return useSyncExternalStore(watch, whoIsKnown, nobodyYet);
}

/** Only the answer to the last question counts; a failure leaves what was known, and the next move asks again. */
async function ask(api: ApiClient): Promise<void> {
  asked += 1;
  const mine = asked;
  askedAt = performance.now();
  const answer = await api.call(startEndpoints.dispatch, {});
  if (mine !== asked) return;
  if (!answer.ok) {
    askedAt = null;
    return;
  }
  known = visitorOf(answer.value);
  for (const tell of watchers) tell();
}

function watch(tell: () => void): () => void {
  watchers.add(tell);
  return () => watchers.delete(tell);
}

function whoIsKnown(): Visitor {
  return known;
}

function nobodyYet(): Visitor {
  return nobody;
}

function visitorOf({ user, cart_items: cartItems }: DispatchAnswer): Visitor {
  if (user === null) return { ...nobody, cartItems };
  return { name: user.user_name ?? user.phone ?? user.email ?? '', kind: user.kind, cartItems };
}
