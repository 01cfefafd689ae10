import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { userEvent, type Locator } from 'vitest/browser';
import { render } from 'vitest-browser-react';

import { placesCalls } from '#src/contract/places/places.calls.ts';
import { searchCalls } from '#src/contract/search/search.calls.ts';
import { recentWords } from '#src/web/shared/storage/recent-searches.ts';
import { SearchSuggest } from '#src/web/site/frame/search/search-suggest.tsx';
import { BrowserFrame, browserServices } from '../../../../../tests/browser/browser-frame.tsx';

const place = (id: number, name: string) => ({ id, slug: name.toLowerCase(), name, lang: 'en', country: 'JP' });
const suggested = {
  destinations: [place(5, 'Kyoto'), place(3, 'Tokyo')],
  categories: [],
  products: [],
  elsewhere: [],
};

type Opened = {
  readonly locator: Locator;
  readonly unmount: () => Promise<void>;
  readonly field: Locator;
  readonly address: () => string;
};

async function open(suggest: object | string = suggested): Promise<Opened> {
  const services = browserServices({
    [searchCalls.landing.path.source]: { words: [], destinations: [], categories: [] },
    [searchCalls.suggest.path.source]: suggest,
    [placesCalls.poiList.path.source]: { pois: [], towns: [] },
  });
  const page = (
    <form>
      <input id="q" name="query" aria-label="Search" />
      <SearchSuggest inputId="q" />
    </form>
  );
  const router = createMemoryRouter([{ path: '*', element: page }]);
  const { locator, unmount } = await render(
    <BrowserFrame services={services}>
      <RouterProvider router={router} />
    </BrowserFrame>,
  );
  return {
    locator,
    unmount,
    field: locator.getByLabelText('Search'),
    address: () => router.state.location.pathname + router.state.location.search,
  };
}

/** The links that were opened; the page of a test stays where it is. */
const opened: string[] = [];

function followNot(event: MouseEvent): void {
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  if (link === null) return;
  event.preventDefault();
  opened.push(link.getAttribute('href') ?? '');
}

beforeEach(() => {
  localStorage.clear();
  opened.length = 0;
  document.addEventListener('click', followNot);
});
afterEach(() => document.removeEventListener('click', followNot));

describe('SearchSuggest', () => {
  it('makes the field a combobox that names its list and the option which the arrow keys reach', async () => {
    const { locator, field } = await open();
    await field.fill('ky');
    await expect.element(field).toHaveAttribute('role', 'combobox');
    await expect.element(locator.getByRole('option', { name: /Kyoto/ })).toBeVisible();
    await expect.element(field).toHaveAttribute('aria-expanded', 'true');
    await expect.element(locator.getByRole('status')).toHaveTextContent('2 suggestions');
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    const active = field.element().getAttribute('aria-activedescendant') ?? '';
    expect(document.getElementById(active)?.textContent).toContain('Tokyo');
    await expect.element(locator.getByRole('option', { name: /Tokyo/ })).toHaveAttribute('aria-selected', 'true');
    await expect.element(field).toHaveFocus();
  });

  it('opens the page of the active option on Enter, and closes on Escape', async () => {
    const { locator, field } = await open();
    await field.fill('ky');
    await expect.element(locator.getByRole('option', { name: /Kyoto/ })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect.element(field).toHaveAttribute('aria-expanded', 'false');
    await userEvent.keyboard('{ArrowDown}');
    await expect.element(locator.getByRole('option', { name: /Kyoto/ })).toHaveAttribute('aria-selected', 'true');
    await userEvent.keyboard('{Enter}');
    await expect.poll(() => opened).toEqual(['/city/5-kyoto/']);
  });

  it('sends what is typed when no option is active, remembers it and offers it next time', async () => {
    const first = await open();
    await first.field.fill('  tea   house ');
    await userEvent.keyboard('{Enter}');
    await expect.poll(first.address).toBe('/search/result/?query=tea+++house');
    expect(recentWords()).toEqual(['tea house']);
    await first.unmount();
    const { locator, field } = await open();
    await field.click();
    const option = locator.getByRole('option', { name: /tea house/ });
    await expect.element(option).toBeVisible();
    await userEvent.keyboard('{ArrowDown}{Delete}');
    await expect.element(option).not.toBeInTheDocument();
    expect(recentWords()).toEqual([]);
  });

  it('leaves the field usable when the suggestions cannot be loaded', async () => {
    const { field, address } = await open('server_error');
    await field.fill('kyoto');
    await expect.element(field).toHaveAttribute('aria-expanded', 'false');
    await userEvent.keyboard('{Enter}');
    await expect.poll(address).toBe('/search/result/?query=kyoto');
  });
});
