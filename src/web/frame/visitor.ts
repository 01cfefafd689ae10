import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';

import { accountEndpoints, type ProfileAnswer } from '#src/contract/endpoints/account.ts';
import { useApi } from '#src/web/services.ts';

export type Visitor = { readonly name: string | null; readonly kind: 'visitor' | 'guest' | 'member'; readonly cartItems: number };

const nobody: Visitor = { name: null, kind: 'visitor', cartItems: 0 };

/** Announces that the cart has changed, so that the header counts anew. */
export const cartChanged = 'meander:cart';

/** Spec §4: at most one verification of the session in so many milliseconds; the server checks every call anyway. */
const verifyEveryMs = 180_000;

let known: { readonly visitor: Visitor; readonly at: number } | null = null;

/** Who is here and how full the cart is; asked for after hydration, since pages carry nothing of a visitor. */
export function useVisitor(): Visitor {
  const api = useApi();
  const { pathname } = useLocation();
  const [visitor, setVisitor] = useState(nobody);
  useEffect(() => {
    let left = false;
    const ask = async (): Promise<void> => {
      const answer = await api.call(accountEndpoints.simpleProfile, {});
      if (!answer.ok || left) return;
      known = { visitor: visitorOf(answer.value), at: performance.now() };
      setVisitor(known.visitor);
    };
    if (known !== null && performance.now() - known.at < verifyEveryMs) setVisitor(known.visitor);
    else void ask();
    const again = (): void => void ask();
    window.addEventListener(cartChanged, again);
    return () => {
      left = true;
      window.removeEventListener(cartChanged, again);
    };
  }, [api, pathname]);
  return visitor;
}

function visitorOf({ user, cartItems }: ProfileAnswer): Visitor {
  if (user === null) return { ...nobody, cartItems };
  return { name: user.name ?? user.maskedPhone ?? user.email ?? '', kind: user.kind, cartItems };
}
