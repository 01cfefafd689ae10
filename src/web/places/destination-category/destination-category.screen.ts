import { screen } from '#src/web/shared/page/page-definition.ts';
import { DestinationPage } from '#src/web/places/destination/destination-page.tsx';
import { loadDestination } from '#src/web/places/destination/destination.load.ts';

/** A destination's page filtered by the category in its address. */
export const destinationCategoryScreen = screen(loadDestination, DestinationPage);
