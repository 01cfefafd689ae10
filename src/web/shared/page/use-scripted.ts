import { useSyncExternalStore } from 'react';

const never = (): (() => void) => () => undefined;
const yes = (): boolean => true;
const no = (): boolean => false;

/** Whether scripts run on the page: false on the server, and in the first drawing, which must equal its markup. */
export function useScripted(): boolean {
  return useSyncExternalStore(never, yes, no);
}
