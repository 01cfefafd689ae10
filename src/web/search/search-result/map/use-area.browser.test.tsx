import { createContext, useContext } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { render } from 'vitest-browser-react';

import { readArea, type MapArea } from '#src/domain/search/query/map-area.ts';
import { useArea, useGrab, wholeFrame } from '#src/web/search/search-result/map/use-area.ts';
import { readSearchQuery } from '#src/web/search/search-result/search-query.ts';
import { BrowserFrame, browserServices } from '../../../../../tests/browser/browser-frame.tsx';

const seen: MapArea = [139, 35, 140, 36];

async function map() {
  const look = vi.fn<(part: MapArea) => void>();
  function Map() {
    const { onGrab, onDrag, onRelease } = useGrab(seen, look);
    return (
      <svg
        width={200}
        height={100}
        data-testid="map"
        onPointerDown={onGrab}
        onPointerMove={onDrag}
        onPointerUp={onRelease}
      />
    );
  }
  const router = createMemoryRouter([{ path: '*', element: <Map /> }]);
  const { locator } = await render(<RouterProvider router={router} />);
  const element = locator.getByTestId('map').element();
  const { left, top } = element.getBoundingClientRect();
  const point = (type: string, x: number, y: number, button = 0): void => {
    const about = { bubbles: true, pointerId: 1, isPrimary: true, button, clientX: left + x, clientY: top + y };
    element.dispatchEvent(new PointerEvent(type, about));
  };
  // A pointer that no real mouse moves cannot be captured.
  element.setPointerCapture = () => undefined;
  return { look, point };
}

describe('useGrab', () => {
  it('moves the map with the pointer: half a width to the left looks half a width to the east', async () => {
    const { look, point } = await map();
    point('pointerdown', 150, 50);
    point('pointermove', 50, 50);
    const [west = 0, south = 0, east = 0, north = 0] = look.mock.lastCall?.[0] ?? [];
    expect([west, east].map((one) => Math.round(one * 100) / 100)).toEqual([139.5, 140.5]);
    expect(Math.round((north - south) * 10) / 10).toBe(1);
  });

  it('ignores a press that moves less than six pixels, other buttons, and moves after the release', async () => {
    const { look, point } = await map();
    point('pointerdown', 100, 50);
    point('pointermove', 104, 52);
    point('pointerup', 104, 52);
    point('pointermove', 10, 50);
    point('pointerdown', 100, 50, 2);
    point('pointermove', 10, 50);
    expect(look).not.toHaveBeenCalled();
  });
});

const size = { width: 800, height: 400 };
const [east, farther]: readonly MapArea[] = [
  [140, 35, 141, 36],
  [141, 35, 142, 36],
];
const settledMs = 450;

/** What the loader read from an address. */
const dataOf = (query: string) => ({ now: readSearchQuery(new URLSearchParams(query)) });

type Facts = Parameters<typeof useArea>[0];

const FactsContext = createContext<Facts | null>(null);

function AreaMap() {
  const facts = useContext(FactsContext);
  if (facts === null) throw new Error('no facts around the map');
  const { area, isAhead, look, search } = useArea(facts);
  return (
    <>
      <p data-testid="area">{area.join(',')}</p>
      <p data-testid="ahead">{isAhead ? 'ahead' : 'searched'}</p>
      <button type="button" onClick={() => look(east ?? seen)}>
        East
      </button>
      <button type="button" onClick={() => look(farther ?? seen)}>
        Farther east
      </button>
      <button type="button" onClick={search}>
        Search
      </button>
    </>
  );
}

const first: Facts = { data: dataOf('view=map'), map: { area: seen }, size, follows: true, maySearch: true };

/** Opens the map of results, whose facts may change as a loader, a box or a search under way change them. */
async function areaMap(change: Partial<Facts> = {}) {
  const router = createMemoryRouter([{ path: '*', element: <AreaMap /> }], { initialEntries: ['/search/result/'] });
  const page = (facts: Facts) => (
    <BrowserFrame services={browserServices({})}>
      <FactsContext value={facts}>
        <RouterProvider router={router} />
      </FactsContext>
    </BrowserFrame>
  );
  let facts = { ...first, ...change };
  const { locator, rerender } = await render(page(facts));
  return {
    area: locator.getByTestId('area'),
    ahead: locator.getByTestId('ahead'),
    // Commands of the browser driver move the false clock while they wait, and its timers are counted here.
    press: async (name: string) => {
      const button = locator.getByRole('button', { name, exact: true }).element();
      if (!(button instanceof HTMLButtonElement)) throw new Error(`${name} is no button`);
      button.click();
      await new Promise(requestAnimationFrame);
    },
    become: async (next: Partial<Facts>) => {
      facts = { ...facts, ...next };
      await rerender(page(facts));
    },
    searched: () => readArea(new URLSearchParams(router.state.location.search).get('area') ?? ''),
  };
}

describe('useArea', () => {
  beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
  afterEach(() => void vi.useRealTimers());

  it('shows the area of the results, or the one that the address names', async () => {
    const { area, become } = await areaMap();
    await expect.element(area).toHaveTextContent(seen.join(','));
    await become({ data: dataOf('view=map&area=10,50,11,51') });
    await expect.element(area).toHaveTextContent('10,50,11,51');
  });

  it('searches what the map shows once it has been still for 450 ms, and not before', async () => {
    const { area, ahead, press, searched } = await areaMap();
    await press('East');
    expect(ahead.element()).toHaveTextContent('ahead');
    expect(area.element()).toHaveTextContent(east?.join(',') ?? '');
    vi.advanceTimersByTime(settledMs / 2);
    await press('Farther east');
    expect(area.element()).toHaveTextContent(farther?.join(',') ?? '');
    vi.advanceTimersByTime(settledMs - 1);
    expect(searched()).toBeNull();
    vi.advanceTimersByTime(1);
    await expect.element(ahead).toHaveTextContent('searched');
    expect(searched()).toEqual(wholeFrame(farther ?? seen, size));
  });

  it('waits for the end of a search under way', async () => {
    const { ahead, press, become, searched } = await areaMap({ maySearch: false });
    await press('East');
    await expect.element(ahead).toHaveTextContent('ahead');
    vi.advanceTimersByTime(10 * settledMs);
    expect(searched()).toBeNull();
    await become({ maySearch: true });
    vi.advanceTimersByTime(settledMs);
    await expect.poll(searched).toEqual(wholeFrame(east ?? seen, size));
  });

  it('searches at a press alone where it does not follow the map', async () => {
    const { ahead, press, searched } = await areaMap({ follows: false });
    await press('East');
    await expect.element(ahead).toHaveTextContent('ahead');
    vi.advanceTimersByTime(10 * settledMs);
    expect(searched()).toBeNull();
    await press('Search');
    await expect.poll(searched).toEqual(wholeFrame(east ?? seen, size));
    await expect.element(ahead).toHaveTextContent('searched');
  });

  it('leaves the map where the visitor has moved it when the answer to an earlier search arrives', async () => {
    const { area, ahead, press, become } = await areaMap({ follows: false });
    await press('East');
    await press('Search');
    await press('Farther east');
    await expect.element(ahead).toHaveTextContent('ahead');
    await become({ data: dataOf(`view=map&area=${wholeFrame(east ?? seen, size).join(',')}`) });
    await expect.element(area).toHaveTextContent(farther?.join(',') ?? '');
    await press('Search');
    await become({ data: dataOf('view=map&area=10,50,11,51') });
    await expect.element(area).toHaveTextContent('10,50,11,51');
  });
});
