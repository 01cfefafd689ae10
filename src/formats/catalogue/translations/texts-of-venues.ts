import { isRecord } from '#src/formats/places/file-rows.ts';
import type { VenueEntry } from '#src/domain/search/venues/venue-entry.ts';

/** Lists the districts that venues are in, by their English names, as far as their verticals say: of one destination, or of all. */
export function districtsOfVenues(
  venues: readonly Pick<VenueEntry, 'destinationId' | 'content'>[],
  destinationId?: number,
): readonly string[] {
  const wanted = venues.filter((one) => destinationId === undefined || one.destinationId === destinationId);
  return [...new Set(wanted.flatMap(({ content }) => textIn(content, 'district') ?? []))];
}

/** Lists what is said in English of where a venue is: its name, its address and, of a car rental, its desk. */
export function meetingTextsOf({ titles, content }: Pick<VenueEntry, 'titles' | 'content'>): readonly string[] {
  return [titles.en, textIn(content, 'address') ?? [], textIn(content, 'desk') ?? []].flat();
}

function textIn(content: unknown, field: string): string | null {
  const value = isRecord(content) ? content[field] : undefined;
  return typeof value === 'string' ? value : null;
}
