import type { ApiClient } from '#src/contract/client.ts';
import { wishlistCalls } from '#src/contract/wishlists/wishlists.calls.ts';
import { wishlistLimits } from '#src/domain/wishlists/wishlist.ts';
import { forgetItem, storeItem, readItem } from '#src/web/shared/storage/local-store.ts';
import { savedHearts } from '#src/web/shared/storage/saved-products.ts';
import { visitorStore } from '#src/web/shared/visitor/visitor.ts';

let learning: Promise<void> | null = null;
let knownFor = '';

/** Loads saved products once per visitor; those saved on the device move to the account after sign-in. */
export function learnSaved(api: ApiClient): Promise<void> {
  const { kind } = visitorStore.now();
  if (knownFor !== kind) {
    knownFor = kind;
    learning = learn(api);
  }
  return learning ?? Promise.resolve();
}

// The visitor is known only after the page is hydrated.
let client: ApiClient | null = null;
visitorStore.watch(() => {
  if (client !== null) void learnSaved(client);
});

async function learn(api: ApiClient): Promise<void> {
  client = api;
  const own = deviceHearts();
  savedHearts.set(new Set(own));
  if (visitorStore.now().kind === 'visitor') return;
  const answer =
    own.length === 0
      ? await api.call(wishlistCalls.saved, {})
      : await api.call(wishlistCalls.saveWish, { ids: [...own] });
  if (!answer.ok) return;
  forgetItem('hearts');
  savedHearts.set(new Set(answer.value.ids));
}

/** Saves or removes an activity: on the account's lists, or on this device for visitors who are not signed in. */
export async function toggleSaved(api: ApiClient, id: number): Promise<void> {
  await learnSaved(api);
  const before = savedHearts.now();
  const isSaved = before.has(id);
  // The heart answers at once, and takes it back when the server does not agree.
  savedHearts.set(new Set(isSaved ? [...before].filter((one) => one !== id) : [...before, id]));
  if (visitorStore.now().kind === 'visitor')
    return storeDeviceHearts(isSaved ? deviceHearts().filter((one) => one !== id) : [id, ...deviceHearts()]);
  const answer = isSaved
    ? await api.call(wishlistCalls.forgetWish, { id })
    : await api.call(wishlistCalls.saveWish, { ids: [id] });
  savedHearts.set(answer.ok ? new Set(answer.value.ids) : before);
}

function deviceHearts(): readonly number[] {
  return (readItem('hearts') ?? '')
    .split(',')
    .filter((text) => /^[1-9]\d{0,9}$/.test(text))
    .map(Number);
}

function storeDeviceHearts(ids: readonly number[]): void {
  storeItem('hearts', ids.slice(0, wishlistLimits.device).join());
}
