import { forgetItem, keepItem, readItem } from '#src/web/local-store.ts';

type Party = { readonly adults: number; readonly ages: readonly number[] };

/** Keeps who travels, so that it is asked once: "2;6,11". Nobody forgets what was kept. */
export function keepParty(party: Party | null): void {
  if (party === null) forgetItem('party');
  else keepItem('party', `${party.adults};${party.ages.join(',')}`);
}

/** The kept party as the address says it; null when none was ever named. */
export function keptParty(): { readonly adults: string; readonly ages: string } | null {
  const [adults = '', ages = ''] = (readItem('party') ?? '').split(';');
  return /^\d{1,2}$/.test(adults) && /^[\d,]{0,40}$/.test(ages) ? { adults, ages } : null;
}
