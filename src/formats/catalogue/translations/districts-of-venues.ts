import type { VenueEntry } from '#src/domain/search/venues/venue-entry.ts';

/** Lists the districts that venues are in, by their English names, as far as their verticals say: of one destination, or of all. */
export function districtsOfVenues(
  venues: readonly Pick<VenueEntry, 'destinationId' | 'content'>[],
  destinationId?: number,
): readonly string[] {
  const selected = venues.filter((one) => destinationId === undefined || one.destinationId === destinationId);
  return [...new Set(selected.flatMap(({ content }) => districtIn(content) ?? []))];
}

function districtIn(content: unknown): string | null {
  if (typeof content !== 'object' || content === null || !('district' in content)) return null;
  return typeof content.district === 'string' ? content.district : null;
}
