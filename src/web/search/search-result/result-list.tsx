import { useRef } from 'react';

import { withValuePack } from '#src/domain/search/value-pack-card.ts';
import { GrowingCards } from '#src/web/shared/lists/growing-list.tsx';
import { ProductCardTile } from '#src/web/shared/cards/product-card-tile.tsx';
import type { GrowingList } from '#src/web/shared/lists/use-growing-list.ts';
import type { ViewProps } from '#src/web/shared/page/page-definition.ts';
import { PackCard } from '#src/web/search/search-result/packs/pack-card.tsx';
import { searchHref } from '#src/web/search/search-result/search-query.ts';
import type { SearchResultView } from '#src/web/search/search-result/search-result-view.ts';
import { useVerticalClicks } from '#src/web/search/search-result/use-vertical-clicks.ts';

type ResultListProps = ViewProps<SearchResultView> & {
  readonly results: GrowingList;
  readonly hrefOf: (page: number, shown: number) => string;
};

/** The results one below the other, with what goes together between them (RU-21). */
export function ResultList({ data, site, results, hrefOf }: ResultListProps) {
  const list = useRef<HTMLDivElement>(null);
  const found = results.life.cards;
  const clicks = useVerticalClicks(searchHref(site, data.now), found, list);
  const cards = data.pack === null ? found : withValuePack(found, clicks, (card) => String(card.id), data.pack);
  return (
    <div ref={list}>
      <GrowingCards growing={results} total={data.total} count={data.count} hrefOf={hrefOf}>
        {cards.map((card) =>
          'pictures' in card ? (
            <PackCard key="pack" pack={card} site={site} />
          ) : (
            <ProductCardTile key={card.id} card={card} site={site} level={2} badged track="click:search.card" />
          ),
        )}
      </GrowingCards>
    </div>
  );
}
