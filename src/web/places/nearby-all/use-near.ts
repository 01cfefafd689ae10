import type { I18n } from '@lingui/core';
import { useSyncExternalStore } from 'react';

import { isUnreachable, type ApiClient } from '#src/contract/client.ts';
import { placesCalls } from '#src/contract/places/places.calls.ts';
import type { SitePart } from '#src/domain/site/site-part.ts';
import { nearView, type NearView } from '#src/web/places/nearby-all/near-view.ts';
import { useApi } from '#src/web/shared/page/services.ts';
import { requestPosition } from '#src/web/shared/visitor/position.ts';
import { smallStore } from '#src/web/shared/storage/small-store.ts';

/** `refused` by the visitor, `failed` by their device, `unanswered` by us, `cutOff` without a connection. */
export type NearState =
  | { readonly kind: 'unasked' | 'asking' | 'refused' | 'failed' | 'unanswered' | 'cutOff' }
  | { readonly kind: 'found'; readonly view: NearView };

const unasked: NearState = { kind: 'unasked' };

/** Outlives the page, so that visitors who return from an attraction find the list without another prompt. */
const nearState = smallStore<NearState>(unasked);

type Voice = { readonly site: SitePart; readonly i18n: I18n };

/** Returns what is near the visitor once they share their position; call `locate` only after a tap. */
export function useNear(voice: Voice): { readonly state: NearState; readonly locate: () => void } {
  const api = useApi();
  const state = useSyncExternalStore(nearState.watch, nearState.now, () => unasked);
  const locate = (): void => {
    nearState.set({ kind: 'asking' });
    void findNear(api, voice).then(nearState.set, () => nearState.set({ kind: 'unanswered' }));
  };
  return { state, locate };
}

async function findNear(api: ApiClient, voice: Voice): Promise<NearState> {
  const answer = await requestPosition(navigator.geolocation);
  if (answer.kind !== 'found') return { kind: answer.kind };
  const near = await api.call(placesCalls.nearby, answer.position);
  if (near.ok) return { kind: 'found', view: nearView(voice, near.value) };
  return { kind: isUnreachable(near) ? 'cutOff' : 'unanswered' };
}
