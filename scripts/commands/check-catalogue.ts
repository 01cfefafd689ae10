import { fileURLToPath } from 'node:url';

import { checkVenueFiles } from '#src/actions/catalogue/venues/check-venue-files.ts';
import { readContentFolder } from '#src/formats/catalogue/catalogue-folder.content.ts';
import { readCatalogueFolder } from '#src/formats/catalogue/catalogue-folder.ts';
import { readTermsFolder } from '#src/formats/catalogue/catalogue-folder.terms.ts';
import { faultText } from '#src/domain/catalogue/checks/catalogue-issue.ts';
import { knownToContent } from '#src/server/database/known-to-content.ts';
import type { Outcome, Output, ParsedOptions } from './outcome.ts';

const included = fileURLToPath(new URL('../../catalogue', import.meta.url));

/** Reads the catalog's files, or those of another folder, and reports every error with file and line. */
export async function checkCatalogue(
  [folder = included]: readonly string[],
  _given: ParsedOptions,
  { say, complain }: Output,
): Promise<Outcome> {
  const read = await readCatalogueFolder(folder, { products: true });
  const { terms, faults: inTerms } = await readTermsFolder(folder);
  const content = await readContentFolder(folder, knownToContent);
  const errors = [...(read.ok ? checkVenueFiles(read.catalogue) : read.faults), ...inTerms, ...content.faults];
  if (!read.ok || errors.length > 0) {
    complain(errors.map(faultText).join('\n'));
    complain(`${errors.length} errors; the catalog cannot be loaded.`);
    return { code: 1, data: { errors } };
  }
  const { destinations, products, places, venues } = read.catalogue;
  const counts = {
    destinations: destinations.length,
    products: products.length,
    attractions: places.files.flatMap((file) => file.attractions).length,
    venues: venues.length,
    'legal texts': terms.length,
    'content items': content.contents.length,
  };
  const counted = Object.entries(counts).map(([what, count]) => `${count} ${what}`);
  say(`The catalog is valid: ${counted.join(', ')}.`);
  return { code: 0, data: { counts } };
}
