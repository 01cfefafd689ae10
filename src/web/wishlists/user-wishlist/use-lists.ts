import { useState } from 'react';
import { useNavigate, useRevalidator } from 'react-router';

import { wishlistCalls } from '#src/contract/wishlists/wishlists.calls.ts';
import type { ChangeListInput } from '#src/contract/wishlists/wishlists.ts';
import type { WireError } from '#src/contract/envelope.ts';
import { useApi } from '#src/web/shared/page/services.ts';
import { useBusy } from '#src/web/shared/forms/use-busy.ts';

export type ListActions = {
  readonly error: WireError | null;
  readonly busy: boolean;
  readonly save: (id: number, list?: string) => Promise<boolean>;
  readonly forget: (id: number, list: string) => Promise<boolean>;
  readonly change: (change: {
    readonly id: number;
    readonly list: string;
    readonly to?: string;
    readonly note?: string;
  }) => Promise<boolean>;
  readonly changeList: (change: ChangeListInput, thenTo?: string) => Promise<boolean>;
};

/** Actions on the visitor's wishlists; after each the page reloads them. */
export function useLists(): ListActions {
  const api = useApi();
  const { revalidate } = useRevalidator();
  const navigate = useNavigate();
  const [error, setError] = useState<WireError | null>(null);
  const [busy, whileBusy] = useBusy();
  const after = async (
    answer: { readonly ok: true } | { readonly ok: false; readonly error: WireError },
    thenTo?: string,
  ): Promise<boolean> => {
    setError(answer.ok ? null : answer.error);
    if (answer.ok) await (thenTo === undefined ? revalidate() : navigate(thenTo));
    return answer.ok;
  };
  return {
    error,
    busy,
    save: (id, list) =>
      whileBusy(async () =>
        after(await api.call(wishlistCalls.saveWish, { ids: [id], ...(list === undefined ? {} : { list }) })),
      ),
    forget: (id, list) => whileBusy(async () => after(await api.call(wishlistCalls.forgetWish, { id, list }))),
    change: ({ note, ...change }) => {
      // What is empty is not sent: taking a note away is said apart.
      const words = note === undefined ? {} : note === '' ? { clear: true } : { note };
      return whileBusy(async () => after(await api.call(wishlistCalls.changeWish, { ...change, ...words })));
    },
    changeList: (change, thenTo) =>
      whileBusy(async () => after(await api.call(wishlistCalls.changeList, change), thenTo)),
  };
}
