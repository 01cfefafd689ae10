import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { render } from 'vitest-browser-react';

import { useGrowingList, type ListFacts, type ListGrowth } from '#src/web/shared/lists/use-growing-list.ts';

type LoadPage = ListGrowth['loadPage'];

const first: ListFacts = { cards: [], shown: 1, failed: false, page: 2 };
const before = location.href;

afterEach(() => history.replaceState(history.state, '', before));

function List({ growth }: { readonly growth: ListGrowth }) {
  const { status, life, more } = useGrowingList(first, growth);
  const press = (): void => {
    void more();
    void more();
  };
  return (
    <>
      <p role="status">
        {status}, {life.shown}
      </p>
      <button type="button" onClick={press}>
        More
      </button>
    </>
  );
}

async function list(loadPage: LoadPage) {
  const growth: ListGrowth = {
    kind: 'search',
    loadPage,
    hrefOf: (page, shown) => `${location.pathname}?page=${page}&shown=${shown}`,
  };
  const router = createMemoryRouter([{ path: '*', element: <List growth={growth} /> }]);
  const { locator } = await render(<RouterProvider router={router} />);
  return { status: locator.getByRole('status'), button: locator.getByRole('button', { name: 'More' }) };
}

describe('useGrowingList', () => {
  it('loads the next page once when it is requested twice at once, and puts it into the address', async () => {
    const loadPage = vi.fn<LoadPage>(() => Promise.resolve([]));
    const { status, button } = await list(loadPage);
    await button.click();
    await expect.element(status).toHaveTextContent('success, 2');
    expect(loadPage.mock.calls).toEqual([[3]]);
    expect(location.search).toBe('?page=2&shown=2');
  });

  it('keeps its address when a page fails to load, and loads that page at the next press', async () => {
    const loadPage = vi.fn<LoadPage>(() => Promise.resolve([])).mockRejectedValueOnce(new Error('no connection'));
    const { status, button } = await list(loadPage);
    await button.click();
    await expect.element(status).toHaveTextContent('error, 1');
    expect(location.href).toBe(before);
    await button.click();
    await expect.element(status).toHaveTextContent('success, 2');
    expect(loadPage.mock.calls).toEqual([[3], [3]]);
  });
});
