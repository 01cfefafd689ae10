import { useLingui } from '@lingui/react/macro';
import { useEffect, useState } from 'react';

import type { SitePart } from '#src/domain/site/site-part.ts';
import { forgetParty, savedParty } from '#src/web/shared/storage/saved-party.ts';
import type { OptionQuery, PartyAnswer } from '#src/web/shared/party/party-fit.load.ts';
import { useApi } from '#src/web/shared/page/services.ts';
import { wholeWords } from '#src/web/shared/messages/all-messages.ts';

export type PartyFit = PartyAnswer & {
  /** Shows everything again: who travels is not known any more. */
  readonly forget: () => void;
};

const none: readonly never[] = [];

/** The lists on the page: when the visitor chooses to show everything in one, all do. */
const standing = new Set<() => void>();

type PartyFitQuery = { readonly products?: readonly number[]; readonly options?: readonly OptionQuery[] };

/**
 * Returns what the party cannot book on a page. Pages are rendered once for all visitors, so this loads after them, and
 * only in browsers that store a party; null until then, and without a party. Lists with equal contents must be the same
 * objects.
 */
export function usePartyFit(site: SitePart, { products = none, options = none }: PartyFitQuery): PartyFit | null {
  const { i18n } = useLingui();
  const api = useApi();
  const [found, setFound] = useState<(Required<PartyFitQuery> & { readonly answer: PartyAnswer }) | null>(null);
  useEffect(() => {
    const saved = savedParty();
    if (saved === null) return undefined;
    let left = false;
    Promise.all([import('#src/web/shared/party/party-fit.load.ts'), wholeWords()])
      .then(([{ loadPartyFit }]) => loadPartyFit({ api, i18n, site }, saved, { products, options }))
      .then(
        (answer) => (left || answer === null ? undefined : setFound({ products, options, answer })),
        () => undefined,
      );
    return () => void (left = true);
  }, [api, i18n, site, products, options]);
  useEffect(() => {
    const showAll = (): void => setFound(null);
    standing.add(showAll);
    return () => void standing.delete(showAll);
  }, []);
  // Another page has others, under ids that may be the same.
  const isOfThese = found !== null && found.products === products && found.options === options;
  return isOfThese ? { ...found.answer, forget } : null;
}

function forget(): void {
  forgetParty();
  for (const showAll of standing) showAll();
}
