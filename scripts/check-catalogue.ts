import { fileURLToPath } from 'node:url';

import { checkVenueFiles } from '#src/actions/catalogue/venues/check-venue-files.ts';
import { readContentFolder } from '#src/formats/catalogue/catalogue-folder.content.ts';
import { readCatalogueFolder } from '#src/formats/catalogue/catalogue-folder.ts';
import { readTermsFolder } from '#src/formats/catalogue/catalogue-folder.terms.ts';
import { faultText } from '#src/domain/catalogue/checks/catalogue-issue.ts';
import { knownToContent } from '#src/server/database/known-to-content.ts';

/** Reads the catalogue's files (or those of a folder given as argument) and names every fault with file and line. */
const folder = process.argv[2] ?? fileURLToPath(new URL('../catalogue', import.meta.url));
const read = await readCatalogueFolder(folder, { products: true });
const written = await readTermsFolder(folder);
const content = await readContentFolder(folder, knownToContent);
const sold = read.ok ? checkVenueFiles(read.catalogue) : read.faults;
if (read.ok && sold.length === 0 && written.faults.length === 0 && content.faults.length === 0) {
  const { destinations, products, places, venues } = read.catalogue;
  const attractions = places.files.flatMap((file) => file.attractions).length;
  const counts = `${destinations.length} destinations, ${products.length} products, ${attractions} attractions, ${venues.length} venues, ${written.terms.length} legal texts, ${content.contents.length} items of content`;
  console.log(`The catalogue is in order: ${counts}.`);
} else {
  const faults = [...sold, ...written.faults, ...content.faults];
  console.error(faults.map(faultText).join('\n'));
  console.error(`${faults.length} faults; the catalogue cannot be loaded.`);
  process.exitCode = 1;
}
