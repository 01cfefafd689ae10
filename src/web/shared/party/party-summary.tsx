import { useEffect } from 'react';

import type { SitePart } from '#src/domain/site/site-part.ts';
import { Band } from '#src/ui/layout/page.tsx';
import { everything, type Fitting } from '#src/web/shared/cards/excluded-products.ts';
import { PartyNote } from '#src/web/shared/party/party-note.tsx';
import { usePartyFit } from '#src/web/shared/party/use-party-fit.ts';

type PartySummaryProps = {
  readonly site: SitePart;
  readonly products: readonly number[];
  readonly banded: boolean;
  readonly onFitting: (fitting: Fitting) => void;
};

/** Looks up what the party cannot book on a page of carousels, and says that it is left out. */
export function PartySummary({ site, products, banded, onFitting }: PartySummaryProps) {
  const fit = usePartyFit(site, { products });
  const leftOut = fit?.products;
  useEffect(
    () => onFitting(leftOut === undefined ? everything : { leftOut, isAnnounced: leftOut.size > 0 }),
    [leftOut, onFitting],
  );
  if (fit === null || fit.products.size === 0) return null;
  const note = <PartyNote fit={fit} leavesOut />;
  return banded ? <Band>{note}</Band> : note;
}
