import type { ReactNode } from 'react';

import type { SitePart } from '#src/domain/site/site-part.ts';
import { Picture } from '#src/ui/media/picture.tsx';
import { Icon } from '#src/ui/icons/icon.tsx';
import type { LineWords } from '#src/web/shared/prices/line-view.ts';
import { pictureFacts } from '#src/web/shared/banners/picture-facts.ts';
import styles from '#src/web/shared/prices/line-card.module.css';

type LineCardProps = {
  readonly line: LineWords;
  readonly site: SitePart;
  readonly children?: ReactNode;
  readonly level?: 2 | 3;
};

/** A line as it is in the cart, the checkout and the order. */
export function LineCard({ line, site, children, level = 2 }: LineCardProps) {
  const Heading = `h${level}` as const;
  return (
    <article className={styles['line']}>
      <div className={styles['picture']}>
        <Picture
          picture={pictureFacts(line.picture, 'card', site.platform, line.alt)}
          ratio="square"
          sizes="8rem"
          rounded
        />
      </div>
      <div className={styles['words']}>
        <p className={styles['place']}>{line.place}</p>
        <Heading className={styles['title']}>
          <a href={line.href} lang={line.titleLang}>
            {line.title}
          </a>
        </Heading>
        <p className={styles['option']} lang={line.optionLang}>
          {line.option}
        </p>
        {line.seller !== null && <p className={styles['option']}>{line.seller}</p>}
        <ul className={styles['facts']}>
          <li>
            <Icon name="calendar" size="small" />
            <span>
              {line.when} {line.zone !== '' && <span className={styles['zone']}>({line.zone})</span>}
            </span>
          </li>
          <li>
            <Icon name="people" size="small" />
            <span>{line.party}</span>
          </li>
        </ul>
        <LineDetails details={[...line.details, ...line.payAtProperty]} />
        {children}
      </div>
      {line.amount !== '' && (
        <p className={styles['amount']}>
          <bdi>{line.amount}</bdi>
          {line.besides !== null && <span className={styles['besides']}>{line.besides}</span>}
        </p>
      )}
    </article>
  );
}

/** Further details of a train trip, hotel stay or rental car; a detail without a label shows its value alone. */
function LineDetails({ details }: { readonly details: LineWords['details'] }) {
  if (details.length === 0) return null;
  return (
    <dl className={styles['details']}>
      {details.map(({ label, value, lang }) => (
        <div key={`${label} ${value}`}>
          {label !== '' && <dt>{label}</dt>}
          <dd lang={lang}>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
