import { importTowns } from '#src/actions/places/import-towns.ts';
import { importPlaces } from './commands/import-places.ts';

/** Loads towns of Natural Earth's populated places: `npm run import:destinations -- FILE|FOLDER`. */
await importPlaces('import:destinations', importTowns);
