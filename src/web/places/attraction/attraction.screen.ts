import { screen } from '#src/web/shared/page/page-definition.ts';
import { loadAttraction } from '#src/web/places/attraction/attraction.load.ts';

/** It always leads on, or is not there: nothing is ever drawn. */
export const attractionScreen = screen(loadAttraction, () => null);
