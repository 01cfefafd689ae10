import type { TrackValue } from '#src/domain/site/addresses/tracking.ts';
import { classNames } from '#src/ui/class-names.ts';
import { Icon } from '#src/ui/icons/icon.tsx';
import cover from './card-link.module.css';
import type { PictureFacts } from '../media/picture.tsx';
import { Picture } from '../media/picture.tsx';
import styles from './place-card.module.css';

export type PlaceCardProps = {
  readonly href: string;
  readonly name: string;
  /** Language of the name, where it is not the page's. */
  readonly nameLang?: string | undefined;
  /** Its local name. */
  readonly localName?: { readonly text: string; readonly lang: string } | undefined;
  readonly picture?: PictureFacts | undefined;
  readonly sizes?: string | undefined;
  /** "Observation deck · Tokyo" */
  readonly where: string;
  /** Its place in a list of the best. */
  readonly rank?: string | undefined;
  /** "1.2 km, north-east" */
  readonly distance?: string | undefined;
  /** "Open until 18:00" */
  readonly hours?: { readonly text: string; readonly open: boolean } | undefined;
  /** "3 things to do" */
  readonly text?: string | undefined;
  readonly level?: 2 | 3 | 4 | undefined;
  /** `row` is a thumbnail with its words beside it. */
  readonly shape?: 'tall' | 'row' | undefined;
  /** What a press is recorded as (RU-39). */
  readonly track?: TrackValue | undefined;
};

/** A sight in a list. The name's link covers the whole card. */
export function PlaceCard(props: PlaceCardProps) {
  const Heading = `h${props.level ?? 3}` as const;
  const { shape = 'tall', distance, hours, rank, localName } = props;
  return (
    <article className={classNames(cover.card, styles.card, styles[shape])}>
      <div className={styles.inside}>
        <div className={classNames(cover.picture, styles.picture)}>
          <Picture picture={props.picture} ratio="fill" sizes={props.sizes} />
          {rank !== undefined && <span className={styles.rank}>{rank}</span>}
        </div>
        <div className={styles.words}>
          <p className={styles.where}>{props.where}</p>
          <Heading className={styles.name}>
            <a className={cover.link} href={props.href} lang={props.nameLang} track={props.track}>
              {props.name}
            </a>
          </Heading>
          {localName !== undefined && (
            <p className={styles.local}>
              <bdi lang={localName.lang}>{localName.text}</bdi>
            </p>
          )}
          <ul className={styles.facts}>
            {distance !== undefined && (
              <li className={styles.fact}>
                <Icon name="pin" size="small" />
                {distance}
              </li>
            )}
            {hours !== undefined && (
              <li className={classNames(styles.fact, hours.open && styles.open)}>
                <Icon name="clock" size="small" />
                {hours.text}
              </li>
            )}
            {props.text !== undefined && (
              <li className={styles.fact}>
                <Icon name="ticket" size="small" />
                {props.text}
              </li>
            )}
          </ul>
        </div>
      </div>
    </article>
  );
}
