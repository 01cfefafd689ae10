import { screen } from '#src/web/shared/page/page-definition.ts';
import { DestinationPage } from '#src/web/places/destination/destination-page.tsx';
import { loadDestination } from '#src/web/places/destination/destination.load.ts';

/** A destination's page with one category chosen; its address names both. */
export const destinationCategoryScreen = screen(loadDestination, DestinationPage);
