import { useEffect } from 'react';

import { forgetItem, keepItem, readItem } from '#src/web/local-store.ts';
import type { SearchParty } from '#src/web/party.ts';

/** Keeps who travels as a page of results says it, so that it is asked once: "2;6,11". Who is named no longer is forgotten. */
export function useKeptParty(party: SearchParty | null): void {
  const text = party === null ? null : `${party.adults};${party.ages.join(',')}`;
  useEffect(() => {
    if (text === null) forgetItem('party');
    else keepItem('party', text);
  }, [text]);
}

/** The kept party as the address says it; null when none was ever named. */
export function keptParty(): { readonly adults: string; readonly ages: string } | null {
  const [adults = '', ages = ''] = (readItem('party') ?? '').split(';');
  return /^\d{1,2}$/.test(adults) && /^[\d,]{0,40}$/.test(ages) ? { adults, ages } : null;
}

/** Nobody is named any more. */
export function forgetParty(): void {
  forgetItem('party');
}
