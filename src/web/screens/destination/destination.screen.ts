import { screen } from '#src/web/screen.ts';
import { DestinationPage } from '#src/web/screens/destination/destination-page.tsx';
import { loadDestination } from '#src/web/screens/destination/destination.load.ts';

export const destinationScreen = screen(loadDestination, DestinationPage);
