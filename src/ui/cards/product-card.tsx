import type { ReactNode } from 'react';
import type { TrackValue } from '#src/domain/site/addresses/tracking.ts';
import { classNames } from '#src/ui/class-names.ts';
import { Icon } from '#src/ui/icons/icon.tsx';
import type { BadgeProps } from '../content/badge.tsx';
import { Badge } from '../content/badge.tsx';
import cover from './card-link.module.css';
import type { PictureFacts } from '../media/picture.tsx';
import { Picture } from '../media/picture.tsx';
import type { PriceFacts } from '../content/price.tsx';
import { Price } from '../content/price.tsx';
import styles from './product-card.module.css';
import type { RatingFacts } from './rating.tsx';
import { Rating } from './rating.tsx';

export type ProductCardProps = {
  readonly href: string;
  readonly title: string;
  /** Language of the title, where it is not the page's. */
  readonly titleLang?: string | undefined;
  readonly picture?: PictureFacts | undefined;
  readonly sizes?: string | undefined;
  /** "Tokyo" and "Museum tickets": one line. */
  readonly place?: string | undefined;
  readonly category?: string | undefined;
  readonly badge?: BadgeProps | undefined;
  /** A `HeartButton`; it is above the card's link. */
  readonly heart?: ReactNode | undefined;
  readonly rating?: RatingFacts | undefined;
  /** "New: no reviews yet" where there is no rating. */
  readonly unrated?: string | undefined;
  /** "8k+ booked" */
  readonly booked?: string | undefined;
  /** "Free cancellation until 14 May" */
  readonly freeCancel?: string | undefined;
  readonly price?: PriceFacts | undefined;
  /** Below the price: the price for the requested party. */
  readonly wished?: string | undefined;
  /** Instead of a price: "Sold out on these dates". */
  readonly unavailable?: string | undefined;
  readonly level?: 2 | 3 | 4 | undefined;
  /** What a press is recorded as (RU-39). */
  readonly track?: TrackValue | undefined;
  /** `wide` puts the picture beside the words where there is room: lists, cart; `small` is a thumbnail in a summary. */
  readonly shape?: 'tall' | 'wide' | 'small' | undefined;
};

/** A product in a list. The title's link covers the whole card. */
export function ProductCard(props: ProductCardProps) {
  const Heading = `h${props.level ?? 3}` as const;
  const { shape = 'tall' } = props;
  const where = [props.place, props.category].filter((part) => part !== undefined);
  return (
    <article className={classNames(cover.card, styles.card, shape !== 'tall' && styles[shape])}>
      <div className={classNames(cover.picture, styles.picture)}>
        <Picture picture={props.picture} ratio={shape === 'tall' ? 'card' : 'fill'} sizes={props.sizes} />
        {props.badge !== undefined && (
          <div className={styles.badge}>
            <Badge {...props.badge} tone={props.badge.tone ?? 'picture'} />
          </div>
        )}
        {props.heart !== undefined && <div className={styles.heart}>{props.heart}</div>}
      </div>
      <div className={styles.words}>
        {where.length > 0 && <p className={styles.where}>{where.join(' · ')}</p>}
        <Heading className={styles.title}>
          <a
            className={classNames(cover.link, styles.link)}
            href={props.href}
            lang={props.titleLang}
            track={props.track}
          >
            {props.title}
          </a>
        </Heading>
        <div className={styles.facts}>
          {props.rating !== undefined ? (
            <Rating rating={props.rating} />
          ) : (
            props.unrated !== undefined && <span>{props.unrated}</span>
          )}
          {props.booked !== undefined && <span>{props.booked}</span>}
        </div>
        {props.freeCancel !== undefined && (
          <p className={styles.free}>
            <Icon name="check" size="small" />
            {props.freeCancel}
          </p>
        )}
        <div className={styles.price}>
          {props.unavailable !== undefined ? (
            <span className={styles.unavailable}>{props.unavailable}</span>
          ) : (
            props.price !== undefined && <Price price={props.price} />
          )}
          {props.wished !== undefined && <p className={styles.wished}>{props.wished}</p>}
        </div>
      </div>
    </article>
  );
}
