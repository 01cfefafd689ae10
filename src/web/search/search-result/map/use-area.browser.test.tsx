import { createMemoryRouter, RouterProvider } from 'react-router';
import { describe, expect, it, vi } from 'vitest';
import { render } from 'vitest-browser-react';

import type { MapArea } from '#src/domain/search/query/map-area.ts';
import { useGrab } from '#src/web/search/search-result/map/use-area.ts';

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
