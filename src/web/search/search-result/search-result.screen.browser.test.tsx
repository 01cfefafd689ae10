import { createMemoryRouter, RouterProvider, useLoaderData } from 'react-router';
import { beforeEach, describe, expect, it } from 'vitest';
import { render } from 'vitest-browser-react';

import { savedParty } from '#src/web/shared/storage/saved-party.ts';
import { searchResultScreen } from '#src/web/search/search-result/search-result.screen.tsx';
import { BrowserFrame, browserServices } from '../../../../tests/browser/browser-frame.tsx';

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

beforeEach(() => localStorage.clear());

/** Opens the page at an address, with loading and navigation as in the app, and returns the final address. */
async function open(query: string): Promise<() => string> {
  const services = browserServices({ '/v2/usrcsrv/search/complete_search': nothing });
  const { View } = searchResultScreen;
  function Loaded() {
    return <View data={useLoaderData()} site={services.site} />;
  }
  const load = async ({ request }: { readonly request: Request }) => {
    const { searchParams, pathname } = new URL(request.url);
    expect(pathname).toBe('/search/result/');
    const loaded = await searchResultScreen.load({
      ...services,
      page: 'search-result',
      params: {},
      query: searchParams,
      signal: request.signal,
    });
    if (loaded.kind !== 'page') throw new Error(loaded.kind);
    return loaded.data;
  };
  const router = createMemoryRouter(
    [{ path: '*', loader: load, element: <Loaded />, hydrateFallbackElement: <p>Loading</p> }],
    { initialEntries: [`/search/result/?${query}`] },
  );
  const { locator } = await render(
    <BrowserFrame services={services}>
      <RouterProvider router={router} />
    </BrowserFrame>,
  );
  await expect.element(locator.getByRole('heading', { level: 1 })).toBeVisible();
  return () => router.state.location.search;
}

describe('the page of search results', () => {
  it('keeps the party of its address for the next search, and forgets it when it is taken out of the address', async () => {
    await open('query=tower&adults=2&ages=6,11');
    await expect.poll(savedParty).toEqual({ adults: '2', ages: '6,11' });
    await open('query=tower&adults=3');
    await expect.poll(savedParty).toEqual({ adults: '3', ages: '' });
    await open('query=tower&adults=0');
    await expect.poll(savedParty).toBeNull();
  });

  it('moves on to the same results for the saved party where a plain link led to it', async () => {
    await open('query=tower&adults=2&ages=6,11');
    await expect.poll(savedParty).not.toBeNull();
    const address = await open('city=3&sort=best_rated&page=2');
    await expect.poll(address).toBe('?sort=best_rated&city=3&adults=2&ages=6%2C11');
    expect(savedParty()).toEqual({ adults: '2', ages: '6,11' });
  });

  it('stays where it is while no party is saved', async () => {
    const address = await open('query=tower');
    // Effects run before the next frame but one: a move would have begun by then.
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
    expect(address()).toBe('?query=tower');
  });
});
