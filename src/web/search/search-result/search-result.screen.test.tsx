import { I18nProvider } from '@lingui/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { keptParty } from '#src/web/shared/storage/saved-party.ts';
import { searchResultScreen } from '#src/web/search/search-result/search-result.screen.tsx';
import { ApiProvider } from '#src/web/shared/page/services.ts';
import { SiteProvider } from '#src/web/shared/page/site-context.ts';
import { loadContext } from '../../../../tests/load-context.ts';

const effects: (() => void)[] = [];
const moves: string[] = [];
// What the kept party does once the page stands is done here by hand: there is no browser.
vi.mock('react', async (original) => ({
  ...(await original<object>()),
  useEffect: (effect: () => void) => void effects.push(effect),
}));

vi.mock('react-router', async (original) => ({
  ...(await original<object>()),
  useNavigate: () => (to: string) => void moves.push(to),
}));

beforeEach(() => {
  moves.length = 0;
  const kept = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => void kept.set(name, value),
    removeItem: (name: string) => void kept.delete(name),
  });
});
afterEach(() => vi.unstubAllGlobals());

async function show(query: string): Promise<void> {
  const nothing = {
    aggr_condition: {
      destinations: [],
      frontend_tree: [],
      special_options: [],
      guide_languages: [],
      accessibility: [],
      sort: [],
      time: null,
      price: null,
    },
    search_result: { cards: [], total: 0, total_cap: 10_000, page_num: 1, page_size: 10 },
    relation_result: { cards: [], total: 0 },
    top_one_list: [],
    less_result: null,
    value_package_info: null,
    map: null,
  };
  const answers = { '/v2/usrcsrv/search/complete_search': nothing };
  const { context } = await loadContext({ page: 'search-result', query, answers });
  const loaded = await searchResultScreen.load(context);
  if (loaded.kind !== 'page') throw new Error(loaded.kind);
  const { View } = searchResultScreen;
  const router = createMemoryRouter([{ path: '*', element: <View data={loaded.data} site={context.site} /> }], {
    initialEntries: [`/search/result/?${query}`],
  });
  effects.length = 0;
  renderToStaticMarkup(
    <I18nProvider i18n={context.i18n}>
      <SiteProvider value={context.site}>
        <ApiProvider value={context.api}>
          <RouterProvider router={router} />
        </ApiProvider>
      </SiteProvider>
    </I18nProvider>,
  );
  for (const effect of effects) effect();
}

it('preserves the party of its address for the next search, and clears it when it is removed', async () => {
  await show('query=tower&adults=2&ages=6,11');
  expect(keptParty()).toEqual({ adults: '2', ages: '6,11' });
  await show('query=tower&adults=3');
  expect(keptParty()).toEqual({ adults: '3', ages: '' });
  await show('query=tower&adults=0');
  expect(keptParty()).toBeNull();
});

it('requests the results for the earlier party when opened by a plain link', async () => {
  await show('query=tower');
  expect(moves).toEqual([]);
  await show('query=tower&adults=2&ages=6,11');
  await show('city=3&sort=best_rated&page=2');
  expect(moves).toEqual(['/search/result/?sort=best_rated&city=3&adults=2&ages=6%2C11']);
  expect(keptParty()).toEqual({ adults: '2', ages: '6,11' });
});
