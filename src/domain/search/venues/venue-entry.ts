import type { Venue } from '#src/domain/vertical.ts';

/** A venue as a file of the catalogue writes it; what its place says is in the destination. */
export type VenueEntry = Pick<
  Venue,
  'id' | 'vertical' | 'slug' | 'titles' | 'destinationId' | 'picture' | 'lat' | 'lng' | 'rank' | 'content'
> & { readonly supplier: string };
