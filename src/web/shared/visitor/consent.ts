import { useSyncExternalStore } from 'react';

import { marketingConsent, type Consent } from '#src/domain/accounts/privacy/consent.ts';
import { storeItem, readItem } from '#src/web/shared/storage/local-store.ts';
import { smallStore } from '#src/web/shared/storage/small-store.ts';

/** `unknown`: not answered yet, and the visitor's country requires consent (spec §6). */
export type ConsentAnswer = 'unknown' | Consent;

/** What decides. `ipCountry` is null while it is not known; `isSettled` says that requesting it has ended. */
type Ground = { readonly choice: Consent | null; readonly ipCountry: string | null; readonly isSettled: boolean };

const ground = smallStore<Ground>({ choice: storedChoice(), ipCountry: null, isSettled: false });

/** The residence call has ended: with a country, or without one (D-7: no knowledge, no consent). */
export function settleConsent(ipCountry: string | null): void {
  ground.set({ ...ground.now(), ipCountry, isSettled: true });
}

/** Stores the visitor's answer for 180 days; it can be changed at any time. */
export function setConsent(choice: Consent): void {
  storeItem('consent', choice);
  ground.set({ ...ground.now(), choice });
}

/** The visitor's own answer; null when there is none. */
export function consentChoice(): Consent | null {
  return ground.now().choice;
}

/** What holds now. */
export function consentNow(): Consent {
  return marketingConsent(ground.now());
}

/** Watches what holds. */
export const watchConsent = ground.watch;

/** Returns the consent for the banner, which is shown while it is `unknown`; `denied` until the country is known. */
export function useConsent(): ConsentAnswer {
  return useSyncExternalStore(ground.watch, consentAnswer, () => 'denied');
}

/** What `useConsent` says, outside of React. */
export function consentAnswer(): ConsentAnswer {
  const { choice, isSettled } = ground.now();
  const held = consentNow();
  return held === 'denied' && choice === null && isSettled ? 'unknown' : held;
}

function storedChoice(): Consent | null {
  const stored = readItem('consent');
  return stored === 'granted' || stored === 'denied' ? stored : null;
}
