import { screen } from '#src/web/screen.ts';
import { loadAttraction } from '#src/web/screens/attraction/attraction.load.ts';

/** It always leads on, or is not there: nothing is ever drawn. */
export const attractionScreen = screen(loadAttraction, () => null);
