import { useEffect } from 'react';

import { forgetItem, storeItem, readItem } from '#src/web/shared/storage/local-store.ts';
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
export function useSavedParty({ party, nobody }: Named, onSaved: (party: SearchParty) => void): void {
  useEffect(() => {
    if (party !== null) {
      storeItem('party', `${party.adults};${party.ages.join(',')}`);
      return;
    }
    if (nobody) forgetItem('party');
    const stored = savedParty();
    const known = stored === null ? null : readParty(stored.adults, stored.ages);
    if (known !== null) onSaved(known);
  }, [party, nobody, onSaved]);
}

/** Returns the stored party in the form of the address; null without one. */
export function savedParty(): { readonly adults: string; readonly ages: string } | null {
  const [adults = '', ages = ''] = (readItem('party') ?? '').split(';');
  return /^\d{1,2}$/.test(adults) && /^[\d,]{0,40}$/.test(ages) ? { adults, ages } : null;
}

/** Deletes the stored party. */
export function forgetParty(): void {
  forgetItem('party');
}
