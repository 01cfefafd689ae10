import { smallStore } from '#src/web/shared/storage/small-store.ts';

/** The activities that are saved, as far as this browser knows by now; pages carry nothing of a visitor. */
export const savedHearts = smallStore<ReadonlySet<number>>(new Set());
