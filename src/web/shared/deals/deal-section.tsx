import { useLingui } from '@lingui/react/macro';

import type { SitePart } from '#src/domain/site/site-part.ts';
import { FactsRow } from '#src/ui/content/facts.tsx';
import type { DealWords } from '#src/web/shared/cards/deal-labels.ts';
import styles from '#src/web/shared/deals/deal-section.module.css';
import { DealPlaces } from '#src/web/shared/deals/deal-places.tsx';
import { useOffered } from '#src/web/shared/cards/excluded-products.ts';
import { ProductCardTile } from '#src/web/shared/cards/product-card-tile.tsx';

type SectionProps = {
  readonly deal: DealWords;
  readonly site: SitePart;
  readonly level?: 2 | 3;
  /** On the page of a place there is no need to name it. */
  readonly placed?: boolean;
};

/** A deal with its terms and what it is for. */
export function DealSection({ deal, site, level = 2, placed = true }: SectionProps) {
  const { t } = useLingui();
  const Heading = `h${level}` as const;
  const id = `deal-${deal.id}`;
  const cards = useOffered(deal.cards);
  if (cards.length === 0 && deal.cards.length > 0) return null;
  return (
    <section className={styles['deal']} aria-labelledby={id}>
      <div className={styles['words']}>
        <Heading className={styles['title']} id={id} lang={deal.lang}>
          {deal.title}
        </Heading>
        <p className={styles['text']} lang={deal.textLang}>
          {deal.text}
        </p>
        {deal.facts.length > 0 && <FactsRow facts={deal.facts} label={t`Activities in this deal`} />}
        {placed && <DealPlaces places={deal.places} label={t`Destinations`} />}
      </div>
      <div className={styles['cards']}>
        {cards.map((card) => (
          <ProductCardTile key={card.id} card={card} site={site} level={level === 2 ? 3 : 4} track="click:deals.card" />
        ))}
      </div>
    </section>
  );
}
