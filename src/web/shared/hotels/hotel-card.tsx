import type { SitePart } from '#src/domain/site/site-part.ts';
import { Picture } from '#src/ui/media/picture.tsx';
import { Price } from '#src/ui/content/price.tsx';
import { Rating } from '#src/ui/cards/rating.tsx';
import { Icon } from '#src/ui/icons/icon.tsx';
import type { HotelCardView } from '#src/web/shared/hotels/hotel-card-view.ts';
import styles from '#src/web/shared/hotels/hotel-card.module.css';
import { pictureFacts } from '#src/web/shared/banners/picture-facts.ts';

type HotelCardProps = { readonly card: HotelCardView; readonly site: SitePart; readonly level?: 2 | 3 };

/** A hotel as a row: picture, what it is, its cheapest room, and the price of the stay. The name's link covers it all. */
export function HotelCard({ card, site, level = 2 }: HotelCardProps) {
  const Heading = `h${level}` as const;
  const { offer } = card;
  return (
    <article className={styles['card']} id={`hotel-${card.id}`}>
      <div className={styles['picture']}>
        <Picture
          picture={pictureFacts(card.picture, 'card', site.platform, card.alt, 'card-large')}
          ratio="fill"
          sizes="(width >= 48rem) 15rem, 92vw"
        />
      </div>
      <div className={styles['words']}>
        <p className={styles['stars']}>{card.stars}</p>
        <Heading className={styles['title']}>
          <a className={styles['link']} href={card.href} lang={card.title.lang} track="click:hotels.card">
            {card.title.text}
          </a>
        </Heading>
        <p className={styles['where']}>
          <Icon name="pin" size="small" />
          {card.where}
        </p>
        {card.rating !== null && <Rating rating={card.rating} />}
        {offer !== null && (
          <ul className={styles['offer']}>
            <li>
              <b lang={offer.room.lang}>{offer.room.text}</b>
            </li>
            {offer.meals !== null && <li>{offer.meals}</li>}
            {offer.freeUntil !== null && <li className={styles['good']}>{offer.freeUntil}</li>}
            {offer.left !== null && <li className={styles['few']}>{offer.left}</li>}
          </ul>
        )}
      </div>
      <div className={styles['price']}>
        {card.price !== null && <Price price={card.price} size="large" />}
        {offer !== null && offer.due !== null && <p className={styles['due']}>{offer.due}</p>}
      </div>
    </article>
  );
}
