import { storeItem, readItem } from '#src/web/shared/storage/local-store.ts';

const most = 12;

/** The ids of the last activities that were looked at, the latest first. */
export function viewedIds(): readonly number[] {
  return (readItem('viewed') ?? '')
    .split(',')
    .filter((text) => /^[1-9]\d{0,9}$/.test(text))
    .map(Number);
}

/** Remembers that an activity was looked at. */
export function rememberView(id: number): void {
  storeItem('viewed', [id, ...viewedIds().filter((one) => one !== id)].slice(0, most).join());
}
