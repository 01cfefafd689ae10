import { importPois } from '#src/actions/places/import-pois.ts';
import { importPlaces } from './commands/import-places.ts';

/** Loads attractions of the World Heritage list or of Wikidata: `npm run import:poi -- FILE|FOLDER`. */
await importPlaces('import:poi', importPois);
