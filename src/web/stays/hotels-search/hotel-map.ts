import type { VenueHit } from '#src/contract/shared/verticals/verticals.ts';
import { areaAround } from '#src/domain/search/query/map-area.ts';
import { drawn, frameOf, gridLines } from '#src/domain/search/query/map-frame.ts';
import type { Platform } from '#src/domain/site/page/platform.ts';
import type { HotelCardView } from '#src/web/shared/hotels/hotel-card-view.ts';
import type { HotelMapView } from '#src/web/stays/hotels-search/hotels-search-view.ts';

const sizes = { mobile: { width: 400, height: 400 }, desktop: { width: 820, height: 480 } } as const;

/** The hotels of the page in true position; each dot leads to its card below. */
export function hotelMap(
  platform: Platform,
  hits: readonly VenueHit[],
  cards: readonly HotelCardView[],
): HotelMapView | null {
  const size = sizes[platform];
  const area = areaAround(
    hits.map(({ venue }) => venue),
    0.3,
  );
  if (area === null) return null;
  const frame = frameOf(area, size.width, size.height);
  const { up, across } = gridLines(frame);
  return {
    ...size,
    dots: hits.map(({ venue }) => {
      const card = cards.find((one) => one.id === venue.id);
      const price = card?.price?.amount;
      return {
        key: String(venue.id),
        ...drawn(frame, venue),
        label: price === undefined ? venue.title.text : `${venue.title.text}, ${price}`,
        href: `#hotel-${venue.id}`,
      };
    }),
    lines: [
      ...up.map(({ at, degrees }) => ({ at, upright: true, text: `${degrees}°` })),
      ...across.map(({ at, degrees }) => ({ at, upright: false, text: `${degrees}°` })),
    ],
  };
}
