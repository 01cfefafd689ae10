import { useEffect, useState } from 'react';

import { railCalls } from '#src/contract/rail/rail.calls.ts';
import type { RailPlacesAnswer } from '#src/contract/rail/rail.ts';
import { useApi } from '#src/web/shared/page/services.ts';

export type FoundRailPlace = RailPlacesAnswer['places'][number];

/** The debounce after typing before a request is sent. */
const pauseMs = 120;
const longest = 100;
const none: readonly FoundRailPlace[] = [];

/** Returns stations and cities that match the start of a field's text; none while the list is not wanted. */
export function useRailPlaces(text: string, isOpen: boolean): readonly FoundRailPlace[] {
  const api = useApi();
  const [found, setFound] = useState(none);
  const query = text.trim().slice(0, longest);
  const isActive = isOpen && query !== '';
  useEffect(() => {
    if (!isActive) return undefined;
    const stop = new AbortController();
    const timer = setTimeout(() => {
      api.call(railCalls.railPlaces, { query }, { signal: stop.signal }).then(
        (answer) => {
          // What does not come leaves the list as it is: the field can be sent without it.
          if (answer.ok && !stop.signal.aborted) setFound(answer.value.places.filter(({ place }) => place.served));
        },
        () => undefined,
      );
    }, pauseMs);
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  }, [api, isActive, query]);
  return isActive ? found : none;
}
