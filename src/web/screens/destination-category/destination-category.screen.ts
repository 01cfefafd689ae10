import { screen } from '#src/web/screen.ts';
import { DestinationPage } from '#src/web/screens/destination/destination-page.tsx';
import { loadDestination } from '#src/web/screens/destination/destination.load.ts';

/** A destination's page with one category chosen; its address names both. */
export const destinationCategoryScreen = screen(loadDestination, DestinationPage);
