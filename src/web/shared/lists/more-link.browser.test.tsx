import { createMemoryRouter, RouterProvider, useLoaderData } from 'react-router';
import { describe, expect, it } from 'vitest';
import { render } from 'vitest-browser-react';

import { MoreLink, type MoreView } from '#src/web/shared/lists/more-link.tsx';

const more = { href: '/popular/activities/?page=2', text: 'Show more', waiting: 'Loading more', count: 10 };
const first: MoreView = { shown: 'Showing 1 to 10 of 20', more, before: null };
const last: MoreView = { shown: 'Showing 1 to 20 of 20', more: null, before: null };

/** Opens a list whose second page arrives when the test says so. */
async function open() {
  const second = Promise.withResolvers<MoreView>();
  function List() {
    return <MoreLink view={useLoaderData<MoreView>()} />;
  }
  const load = ({ request }: { readonly request: Request }): MoreView | Promise<MoreView> => {
    const { pathname, search } = new URL(request.url);
    return pathname + search === more.href ? second.promise : first;
  };
  const router = createMemoryRouter(
    [{ path: '*', loader: load, element: <List />, hydrateFallbackElement: <p>Loading</p> }],
    { initialEntries: ['/popular/activities/'] },
  );
  const { locator } = await render(<RouterProvider router={router} />);
  await expect.element(locator.getByText(first.shown)).toBeVisible();
  return { locator, second, go: (to: string) => void router.navigate(to) };
}

describe('MoreLink', () => {
  it('announces the cards to come while the next page is on its way, and keeps what is shown', async () => {
    const { locator, second, go } = await open();
    expect(locator.getByText(more.waiting).query()).toBeNull();
    go(more.href);
    await expect.element(locator.getByText(more.waiting)).toBeInTheDocument();
    await expect.element(locator.getByText(first.shown)).toBeVisible();
    second.resolve(last);
    await expect.element(locator.getByText(last.shown)).toBeVisible();
    expect(locator.getByText(more.waiting).query()).toBeNull();
    expect(locator.getByRole('link').query()).toBeNull();
  });
});
