import { useEffect } from 'react';

import { forgetItem, keepItem, readItem } from '#src/web/shared/storage/local-store.ts';
import { readParty, type SearchParty } from '#src/web/shared/storage/party.ts';

type Named = {
  readonly party: SearchParty | null;
  /** No one is named, on purpose. */
  readonly nobody: boolean;
};

/**
 * Keeps who travels as a page of results says it, so that it is asked once: "2;6,11". Nobody on purpose is forgotten.
 * Where the page says nothing of it, since a plain link or an email led there, the party that was named before is
 * handed to `onKept`. Both must be the same objects as long as they say the same.
 */
export function useKeptParty({ party, nobody }: Named, onKept: (party: SearchParty) => void): void {
  useEffect(() => {
    if (party !== null) {
      keepItem('party', `${party.adults};${party.ages.join(',')}`);
      return;
    }
    if (nobody) forgetItem('party');
    const kept = keptParty();
    const known = kept === null ? null : readParty(kept.adults, kept.ages);
    if (known !== null) onKept(known);
  }, [party, nobody, onKept]);
}

/** The kept party as the address says it; null when none was ever named. */
export function keptParty(): { readonly adults: string; readonly ages: string } | null {
  const [adults = '', ages = ''] = (readItem('party') ?? '').split(';');
  return /^\d{1,2}$/.test(adults) && /^[\d,]{0,40}$/.test(ages) ? { adults, ages } : null;
}

/** No one is named any more. */
export function forgetParty(): void {
  forgetItem('party');
}
