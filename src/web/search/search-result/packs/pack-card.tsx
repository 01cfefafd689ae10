import { useLingui } from '@lingui/react/macro';

import type { SitePart } from '#src/domain/site/site-part.ts';
import { Badge } from '#src/ui/content/badge.tsx';
import { Picture } from '#src/ui/media/picture.tsx';
import { pictureFacts } from '#src/web/shared/banners/picture-facts.ts';
import type { PackView } from '#src/web/search/search-result/search-result-view.ts';
import styles from '#src/web/search/search-result/packs/pack-card.module.css';

type PackCardProps = { readonly pack: PackView; readonly site: SitePart };

/** A value pack between the results: shown once, after clicks on two different results (spec §4, RU-21). */
export function PackCard({ pack, site }: PackCardProps) {
  const { t } = useLingui();
  return (
    <article className={styles['pack']} data-pack={pack.id}>
      <div className={styles['pictures']}>
        {pack.pictures.map((picture) => (
          <Picture
            key={picture}
            picture={pictureFacts(picture, 'card', site.platform, '')}
            ratio="square"
            sizes="9rem"
          />
        ))}
      </div>
      <div className={styles['words']}>
        <Badge text={t`Frequently booked together`} tone="info" icon="pack" />
        <h2 className={styles['title']}>
          <a href={pack.href} lang={pack.lang}>
            {pack.title}
          </a>
        </h2>
        <p lang={pack.textLang}>{pack.text}</p>
        <p className={styles['note']}>{pack.note}</p>
      </div>
    </article>
  );
}
