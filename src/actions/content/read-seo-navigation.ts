import { openCatalogue } from '#src/actions/catalogue/open-catalogue.ts';
import type { Deps } from '#src/actions/deps.ts';
import type { Destination } from '#src/domain/catalogue/destination.ts';
import type { LiveProduct } from '#src/domain/catalogue/live-product.ts';

/** So many activities of each destination: what a visitor from a search engine most likely wants next. */
const perDestination = 3;

export type SeoNavigation = {
  readonly destinations: readonly Destination[];
  readonly products: readonly LiveProduct[];
};

/** The pages that search engines should find first: every destination, and the best known activities of each. */
export async function readSeoNavigation(deps: Deps): Promise<SeoNavigation> {
  const { live } = await openCatalogue(deps);
  const destinations = [...live.destinations.values()];
  const products = destinations.flatMap(({ id }) => live.byDestination.get(id)?.slice(0, perDestination) ?? []);
  return { destinations, products };
}
