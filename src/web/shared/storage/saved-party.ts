import { useEffect } from 'react';

import { forgetItem, keepItem, readItem } from '#src/web/shared/storage/local-store.ts';
import { readParty, type SearchParty } from '#src/web/shared/storage/party.ts';

type Named = {
  readonly party: SearchParty | null;
  /** Whether the party was cleared on purpose. */
  readonly nobody: boolean;
};

/**
 * Stores the party of a results page, so that visitors enter it once: "2;6,11". Clearing the party on purpose deletes
 * it. If the page has no party, since a plain link or an email led there, `onKept` receives the stored one. `party` and
 * `onKept` must be the same objects as long as they are equal.
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

/** Returns the stored party in the form of the address; null without one. */
export function keptParty(): { readonly adults: string; readonly ages: string } | null {
  const [adults = '', ages = ''] = (readItem('party') ?? '').split(';');
  return /^\d{1,2}$/.test(adults) && /^[\d,]{0,40}$/.test(ages) ? { adults, ages } : null;
}

/** Deletes the stored party. */
export function forgetParty(): void {
  forgetItem('party');
}
