import { useLingui } from '@lingui/react/macro';
import { useCallback, useEffect, useMemo, useState } from 'react';

import { placesCalls } from '#src/contract/places/places.calls.ts';
import { searchCalls } from '#src/contract/search/search.calls.ts';
import type { LandingAnswer } from '#src/contract/search/search.ts';
import type { SuggestGroup } from '#src/ui/form/suggest-list.tsx';
import { openingsOf, suggestionsOf } from '#src/web/site/frame/search/suggestions.ts';
import { forgetWord, recentWords } from '#src/web/shared/storage/recent-searches.ts';
import { useApi } from '#src/web/shared/page/services.ts';
import { useSite } from '#src/web/shared/page/site-context.ts';

/** The debounce after typing before a request is sent. */
const pauseMs = 120;
const longest = 200;

type Suggestions = {
  readonly groups: readonly SuggestGroup[];
  readonly forget: (word: string | null) => void;
};

const noPlaces = { pois: [], towns: [] };
const none: readonly SuggestGroup[] = [];

/** Returns suggestions for the field's text; for an empty field recent and popular searches. */
export function useSuggestions(text: string): Suggestions {
  const api = useApi();
  const site = useSite();
  const { i18n } = useLingui();
  const typed = text.trim().slice(0, longest);
  const [recent, setRecent] = useState(recentWords);
  const [landing, setLanding] = useState<LandingAnswer | null>(null);
  const [found, setFound] = useState<readonly SuggestGroup[]>(none);
  useEffect(() => {
    if (typed === '') return undefined;
    const stop = new AbortController();
    const timer = setTimeout(() => {
      const options = { signal: stop.signal };
      Promise.all([
        api.call(searchCalls.suggest, { query: typed }, options),
        api.call(placesCalls.poiList, { type: 'searchList', query: typed }, options),
      ]).then(
        ([answer, places]) => {
          // What does not come leaves the list as it is: the field can be sent without it.
          if (!answer.ok || stop.signal.aborted) return;
          setFound(suggestionsOf({ site, i18n }, answer.value, places.ok ? places.value : noPlaces));
        },
        () => undefined,
      );
    }, pauseMs);
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  }, [api, i18n, site, typed]);
  useEffect(() => {
    api.call(searchCalls.landing, {}).then(
      (answer) => answer.ok && setLanding(answer.value),
      () => undefined,
    );
  }, [api]);
  const openings = useMemo(() => openingsOf({ site, i18n }, recent, landing), [i18n, landing, recent, site]);
  const forget = useCallback((word: string | null) => {
    forgetWord(word);
    setRecent(recentWords());
  }, []);
  return { groups: typed === '' ? openings : found, forget };
}
