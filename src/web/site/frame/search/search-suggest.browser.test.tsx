import { createMemoryRouter, RouterProvider } from 'react-router';
import { beforeEach, describe, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';

import { keepWord, recentWords } from '#src/web/shared/storage/recent-searches.ts';
import { SearchSuggest } from '#src/web/site/frame/search/search-suggest.tsx';
import { BrowserFrame, browserServices } from '../../../../../tests/browser/browser-frame.tsx';

const answers = {
  '/v2/usrcsrv/search/landing': { words: [], destinations: [], categories: [] },
  '/v2/usrcsrv/search/suggest': {
    destinations: [{ id: 11, slug: 'paris', name: 'Paris', lang: 'en', country: 'FR', products: 8 }],
    categories: [{ id: 'museum', count: 3 }],
    products: [],
    elsewhere: [],
  },
  '/v2/usrcsrv/poi/list': { pois: [], towns: [] },
};

beforeEach(() => localStorage.clear());

/** A search form as the server renders it, with its suggestions. */
async function field(opensEmpty = true) {
  const router = createMemoryRouter([
    {
      path: '*',
      element: (
        <form>
          <input id="search" name="query" aria-label="Search" />
          <SearchSuggest inputId="search" opensEmpty={opensEmpty} />
        </form>
      ),
    },
  ]);
  const { locator } = await render(
    <BrowserFrame services={browserServices(answers)}>
      <RouterProvider router={router} />
    </BrowserFrame>,
  );
  const input = locator.getByRole('combobox', { name: 'Search' });
  const address = () => router.state.location.pathname + router.state.location.search;
  return { locator, input, address };
}

describe('SearchSuggest', () => {
  it('requests suggestions when text is typed, and announces how many there are', async () => {
    const { locator, input } = await field();
    await expect.element(input).toHaveAttribute('aria-expanded', 'false');
    await input.fill('par');
    await expect.element(locator.getByRole('option', { name: /^Paris/ })).toBeVisible();
    await expect.element(input).toHaveAttribute('aria-expanded', 'true');
    await expect.element(locator.getByRole('status')).toHaveTextContent('2 suggestions');
    await expect.element(input).toHaveFocus();
  });

  it('activates options with the arrow keys while the focus stays in the field', async () => {
    const { locator, input } = await field();
    await input.fill('par');
    const paris = locator.getByRole('option', { name: /^Paris/ });
    await expect.element(paris).toBeVisible();
    await userEvent.keyboard('{ArrowDown}');
    await expect.element(paris).toHaveAttribute('aria-selected', 'true');
    await expect.element(input).toHaveAttribute('aria-activedescendant', paris.element().id);
    await userEvent.keyboard('{ArrowDown}');
    await expect.element(locator.getByRole('option', { name: /^Museums/ })).toHaveAttribute('aria-selected', 'true');
    await userEvent.keyboard('{ArrowDown}');
    await expect.element(input).not.toHaveAttribute('aria-activedescendant');
    await expect.element(input).toHaveFocus();
  });

  it('closes the list at Escape, and when the focus leaves the field', async () => {
    const { locator, input } = await field();
    await input.fill('par');
    await expect.element(locator.getByRole('listbox')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect.poll(() => locator.getByRole('listbox').query()).toBeNull();
    await expect.element(input).toHaveFocus();
    await expect.element(input).toHaveAttribute('aria-expanded', 'false');
    await userEvent.keyboard('{ArrowDown}');
    await expect.element(locator.getByRole('listbox')).toBeVisible();
    await userEvent.tab();
    await expect.poll(() => locator.getByRole('listbox').query()).toBeNull();
  });

  it('removes the active recent search at Delete', async () => {
    keepWord('tower');
    keepWord('ferry');
    const { locator, input } = await field();
    await input.click();
    await expect.element(locator.getByRole('option', { name: /^ferry/ })).toBeVisible();
    await userEvent.keyboard('{ArrowDown}{Delete}');
    await expect.poll(() => locator.getByRole('option', { name: /^ferry/ }).query()).toBeNull();
    await expect.element(locator.getByRole('option', { name: /^tower/ })).toBeVisible();
    expect(recentWords()).toEqual(['tower']);
  });

  it('stays closed in an empty field where the page asks for that', async () => {
    keepWord('tower');
    const { locator, input } = await field(false);
    await input.click();
    expect(locator.getByRole('listbox').query()).toBeNull();
    await input.fill('par');
    await expect.element(locator.getByRole('listbox')).toBeVisible();
  });

  it('opens the results at Enter, and stores the words that were searched for', async () => {
    const { input, address } = await field();
    await input.fill(' river tour ');
    await userEvent.keyboard('{Enter}');
    await expect.poll(address).toBe('/search/result/?query=river+tour');
    expect(recentWords()).toEqual(['river tour']);
    await expect.element(input).not.toHaveFocus();
  });
});
