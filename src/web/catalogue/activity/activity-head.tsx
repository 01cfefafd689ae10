import { useLingui } from '@lingui/react/macro';

import type { SitePart } from '#src/domain/site/site-part.ts';
import { GalleryMosaic } from '#src/ui/media/gallery.tsx';
import { Picture } from '#src/ui/media/picture.tsx';
import { Rating } from '#src/ui/cards/rating.tsx';
import { Dialog } from '#src/ui/overlay/dialog.tsx';
import { href } from '#src/web/shared/page/href.ts';
import { pictureFacts } from '#src/web/shared/banners/picture-facts.ts';
import { SaveHeart } from '#src/web/shared/cards/save-button.tsx';
import { SharePage } from '#src/web/shared/page-head/share-page.tsx';
import { Trail } from '#src/web/shared/page-head/trail.tsx';
import type { ActivityView } from '#src/web/catalogue/activity/activity-view.ts';
import styles from '#src/web/catalogue/activity/activity.module.css';

type HeadProps = { readonly data: ActivityView; readonly site: SitePart };

/** Location, title, rating and pictures of an activity. */
export function ActivityHead({ data, site }: HeadProps) {
  const { t } = useLingui();
  return (
    <div className={styles['head']}>
      <Trail
        site={site}
        steps={[
          { text: t`Home`, href: href(site, 'home') },
          { text: data.city.name, href: data.city.href },
          { text: data.category.text, href: data.category.href },
          // On a phone the title is right below and would take an extra line here.
          ...(site.platform === 'mobile' ? [] : [{ text: data.title.text }]),
        ]}
      />
      <div className={styles['words']}>
        <h1 className={styles['title']} lang={data.title.lang}>
          {data.title.text}
        </h1>
        <div className={styles['under']}>
          {data.rating !== null && <Rating rating={data.rating} href="#reviews" />}
          {data.localName !== null && <bdi lang={data.localName.lang}>{data.localName.text}</bdi>}
          <span>{data.supplier === '' ? data.city.name : t`Operated by ${data.supplier}`}</span>
          <div className={styles['actions']}>
            {site.util.toggles.userCentre && <SaveHeart id={data.id} title={data.title.text} site={site} look="ring" />}
            <SharePage />
          </div>
        </div>
      </div>
      <Pictures data={data} site={site} />
    </div>
  );
}

function Pictures({ data, site }: HeadProps) {
  const { t } = useLingui();
  const pictures = data.pictures.flatMap(
    ({ key, alt }, place) =>
      pictureFacts(key, place === 0 ? 'card-large' : 'card', site.platform, alt, place === 0 ? 'full' : 'card-large') ??
      [],
  );
  const count = pictures.length;
  // On a phone the row itself shows them all, as large as the screen allows.
  const dialog = site.platform === 'desktop' && count > 1;
  return (
    <>
      <GalleryMosaic
        pictures={pictures}
        label={t`Pictures`}
        all={dialog ? { opens: 'pictures', text: t`See all ${count} pictures` } : undefined}
      />
      {dialog && (
        <Dialog id="pictures" title={data.title.text} closeText={t`Close`} size="large">
          <div className={styles['pictures']}>
            {data.pictures.map(({ key, alt }) => (
              <Picture
                key={key}
                picture={pictureFacts(key, 'card-large', site.platform, alt, 'full')}
                sizes="(width >= 64rem) 56rem, 92vw"
                rounded
              />
            ))}
          </div>
        </Dialog>
      )}
    </>
  );
}
