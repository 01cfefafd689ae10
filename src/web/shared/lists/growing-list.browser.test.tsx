import { createMemoryRouter, RouterProvider, useLoaderData } from 'react-router';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { render } from 'vitest-browser-react';

import type { ProductCardView } from '#src/web/shared/cards/product-card-view.ts';
import { GrowingCards } from '#src/web/shared/lists/growing-list.tsx';
import { useGrowingList, type ListFacts, type ListGrowth } from '#src/web/shared/lists/use-growing-list.ts';
import { BrowserFrame, browserServices } from '../../../../tests/browser/browser-frame.tsx';

type Cards = readonly ProductCardView[];

const before = location.href;
const total = 40;
/** Three pages are shown, after which the list grows at a press alone. */
const shown = 3;

afterEach(() => history.replaceState(history.state, '', before));

function card(id: number): ProductCardView {
  return {
    id,
    href: `/activity/${id}/`,
    title: `Activity ${id}`,
    titleLang: 'en',
    picture: '/pictures/1',
    alt: '',
    place: 'Tokyo',
    category: 'Tours',
    rating: null,
    booked: null,
    freeCancel: null,
    badge: null,
    deal: null,
    price: null,
    wished: null,
    unavailable: null,
  };
}

const cards = (from: number, to: number): Cards => Array.from({ length: to - from + 1 }, (_, at) => card(from + at));
const listOf = (from: number, to: number): ListFacts => ({ cards: cards(from, to), shown, failed: false, page: 1 });

const hrefOf = (page: number, pages: number): string => `${location.pathname}?page=${page}&shown=${pages}`;

/** Opens a list of which each page, and each other search of its place, arrives when the test says so. */
async function open(kind: ListGrowth['kind'] = 'search') {
  const loadPage = vi.fn<ListGrowth['loadPage']>();
  const growth: ListGrowth = { kind, loadPage, hrefOf };
  const search = Promise.withResolvers<ListFacts>();
  function List() {
    const growing = useGrowingList(useLoaderData<ListFacts>(), growth);
    return (
      <GrowingCards growing={growing} total={total} count="40 activities" hrefOf={hrefOf}>
        {growing.life.cards.map(({ id, href, title }) => (
          <article key={id}>
            <h2>
              <a href={href}>{title}</a>
            </h2>
          </article>
        ))}
      </GrowingCards>
    );
  }
  const first = listOf(1, 30);
  const load = ({ request }: { readonly request: Request }): ListFacts | Promise<ListFacts> =>
    new URL(request.url).searchParams.has('sort') ? search.promise : first;
  const router = createMemoryRouter(
    [{ path: '*', loader: load, element: <List />, hydrateFallbackElement: <p>Loading</p> }],
    { initialEntries: ['/search/result/'] },
  );
  const { locator, container } = await render(
    <BrowserFrame services={browserServices({})}>
      <RouterProvider router={router} />
    </BrowserFrame>,
  );
  await expect.element(locator.getByRole('link', { name: 'Activity 30' })).toBeVisible();
  return {
    locator,
    loadPage,
    search,
    sort: () => void router.navigate('/search/result/?sort=price'),
    status: locator.getByRole('status'),
    alert: locator.getByRole('alert'),
    more: locator.getByRole('link', { name: 'More activities' }),
    again: locator.getByRole('button', { name: 'Try again' }),
    shown: () => locator.getByRole('article').elements().length,
    /** Cards to come, which assistive technology does not see. */
    coming: () => container.querySelectorAll('div[aria-hidden=true]').length,
  };
}

/** A page of a list that arrives, or fails, when the test says so. */
function page(loadPage: ReturnType<typeof vi.fn<ListGrowth['loadPage']>>) {
  const arriving = Promise.withResolvers<Cards | null>();
  loadPage.mockReturnValueOnce(arriving.promise);
  return arriving;
}

describe('GrowingCards', () => {
  it('shows cards to come below those that are there while the next page loads', async () => {
    const { loadPage, more, status, shown: count, coming } = await open();
    const next = page(loadPage);
    await expect.element(status).toHaveTextContent('30 of 40 activities shown');
    await more.click();
    await expect.element(status).toHaveTextContent('Loading more activities');
    expect([count(), coming()]).toEqual([30, 6]);
    next.resolve(cards(31, 40));
    await expect.element(status).toHaveTextContent('40 of 40 activities shown');
    expect([count(), coming()]).toEqual([40, 0]);
  });

  it('loads the next page once while it is loading, and moves the focus to the first of its cards', async () => {
    const { locator, loadPage, more, status } = await open();
    const next = page(loadPage);
    await more.click();
    await expect.element(status).toHaveTextContent('Loading more activities');
    await more.click();
    next.resolve(cards(31, 40));
    await expect.element(locator.getByRole('link', { name: 'Activity 31' })).toHaveFocus();
    expect(loadPage.mock.calls).toEqual([[4]]);
    expect(more.query()).toBeNull();
  });

  it.each<[string, ListGrowth['kind']]>([
    ['an ordinary search', 'search'],
    ['a promotion', 'promotion'],
  ])('loses no card of %s when a page fails, and loads that page at a press on "Try again"', async (_of, kind) => {
    const { locator, loadPage, more, alert, again, shown: count, coming } = await open(kind);
    page(loadPage).resolve(null);
    await more.click();
    await expect.element(alert).toMatchTextContent(/^We couldn’t load more activities/);
    expect([count(), coming()]).toEqual([30, 0]);
    expect(location.href).toBe(before);
    const next = page(loadPage);
    await again.click();
    await expect.poll(coming).toBe(6);
    expect(alert.query()).toBeNull();
    next.resolve(cards(31, 40));
    await expect.element(locator.getByRole('link', { name: 'Activity 40' })).toBeVisible();
    expect(count()).toBe(40);
    expect(loadPage.mock.calls).toEqual([[4], [4]]);
    expect(location.search).toBe('?page=1&shown=4');
  });

  it('puts cards to come in place of the list while another search is under way, and then its results', async () => {
    const { locator, search, sort, status, shown: count, coming } = await open();
    sort();
    await expect.element(status).toHaveTextContent('Loading activities');
    expect([count(), coming()]).toEqual([0, 30]);
    search.resolve(listOf(51, 60));
    await expect.element(locator.getByRole('link', { name: 'Activity 51' })).toBeVisible();
    expect([count(), coming()]).toEqual([10, 0]);
  });

  it('drops a page that arrives after the results of another search', async () => {
    const { locator, loadPage, search, sort, more, status, shown: count } = await open();
    const late = page(loadPage);
    await more.click();
    await expect.element(status).toHaveTextContent('Loading more activities');
    sort();
    search.resolve(listOf(51, 60));
    await expect.element(locator.getByRole('link', { name: 'Activity 51' })).toBeVisible();
    late.resolve(cards(31, 40));
    await late.promise;
    await expect.element(status).toHaveTextContent('10 of 40 activities shown');
    expect(count()).toBe(10);
    expect(location.href).toBe(before);
  });
});
