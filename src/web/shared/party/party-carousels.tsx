import { useEffect, useState, type ReactNode } from 'react';

import type { SitePart } from '#src/domain/site/site-part.ts';
import { useLater } from '#src/web/shared/page/use-deferred.ts';
import { readItem } from '#src/web/shared/storage/local-store.ts';
import { everything, FittingProvider } from '#src/web/shared/cards/excluded-products.ts';

const fetchExclusionNote = async () => (await import('#src/web/shared/party/party-summary.tsx')).PartySummary;

type PartyCarouselsProps = {
  readonly site: SitePart;
  /** All products of the carousels; must be the same array as long as they are the same. */
  readonly products: readonly number[];
  /** Whether the carousels are bands, so that the note must be one too. */
  readonly banded?: boolean;
  readonly children: ReactNode;
};

/**
 * Carousels without products that the party cannot book, below a note that says so. Browsers without a stored party
 * fetch nothing for it.
 */
export function PartyCarousels({ site, products, banded = false, children }: PartyCarouselsProps) {
  const [fitting, setFitting] = useState(everything);
  const [ExclusionNote, want] = useLater(fetchExclusionNote);
  useEffect(() => {
    if (readItem('party') !== null) want();
  }, [want]);
  return (
    <FittingProvider value={fitting}>
      {ExclusionNote !== null && (
        <ExclusionNote site={site} products={products} banded={banded} onFitting={setFitting} />
      )}
      {children}
    </FittingProvider>
  );
}
