import { screen } from '#src/web/shared/page/page-definition.ts';
import { DestinationPage } from '#src/web/places/destination/destination-page.tsx';
import { loadDestination } from '#src/web/places/destination/destination.load.ts';

export const destinationScreen = screen(loadDestination, DestinationPage);
