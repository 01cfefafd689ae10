import type { Venue } from '#src/domain/vertical.ts';

/** A venue as a file of the catalogue writes it; what its place determines is in the destination. */
export type WrittenVenue = Pick<
  Venue,
  'id' | 'vertical' | 'slug' | 'titles' | 'destinationId' | 'picture' | 'lat' | 'lng' | 'rank' | 'content'
> & { readonly supplier: string };
