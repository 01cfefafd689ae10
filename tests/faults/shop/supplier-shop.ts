import type { SupplierGateway } from '#src/domain/suppliers/supplier-gateway.ts';

/** What becomes of a request on its way: it never arrives, its answer gets lost, it arrives twice, or is answered later. */
export type Mishap = 'none' | 'lost_request' | 'lost_answer' | 'twice' | 'late';

/**
 * A supplier's reservation system behind a network that loses, duplicates and delays. It recognizes a repeated request
 * by its key; what was released stays released, even when the request comes after it.
 */
export type SupplierSystem = SupplierGateway & {
  /** Keys of active reservations. */
  readonly live: () => readonly string[];
  /** How many requests were made, whatever their result. */
  readonly requestCount: () => number;
  /** What it has yet to answer by itself. */
  readonly owing: () => readonly string[];
};

/** `mishapOf` says what becomes of the nth request of all, from 0; `knows` is taken away to see tests go red. */
export function openSupplierSystem(
  mishapOf: (nth: number) => Mishap,
  knows: 'keys' | 'nothing' = 'keys',
): SupplierSystem {
  const book: { readonly key: string; standing: boolean }[] = [];
  const released = new Set<string>();
  const later = new Set<string>();
  let requested = 0;
  const write = (key: string): void => {
    if (knows === 'keys' && (released.has(key) || book.some((one) => one.key === key))) return;
    book.push({ key, standing: true });
  };
  return {
    reserve: async (key) => {
      const mishap = mishapOf(requested);
      requested += 1;
      if (mishap === 'lost_request') throw new Error('no way to the supplier');
      write(key);
      if (mishap === 'twice') write(key);
      if (mishap === 'lost_answer') throw new Error('no answer of the supplier');
      if (mishap !== 'late') return 'accepted';
      later.add(key);
      return 'later';
    },
    release: async (key) => {
      released.add(key);
      for (const one of book) if (one.key === key) one.standing = false;
    },
    live: () => book.filter((one) => one.standing).map((one) => one.key),
    requestCount: () => requested,
    owing: () => [...later],
  };
}
