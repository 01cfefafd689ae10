import { useLingui } from '@lingui/react/macro';

import type { SitePart } from '#src/domain/site/site-part.ts';
import { ButtonLink } from '#src/ui/buttons/button.tsx';
import { Badge } from '#src/ui/content/badge.tsx';
import { Picture } from '#src/ui/media/picture.tsx';
import { Notice } from '#src/ui/feedback/notice.tsx';
import { Page } from '#src/ui/layout/page.tsx';
import { pictureFacts } from '#src/web/shared/banners/picture-facts.ts';
import type { PackLeft } from '#src/web/orders/voucher/pack-left.ts';
import type { VoucherView } from '#src/web/orders/voucher/voucher.load.ts';
import styles from '#src/web/orders/voucher/voucher.module.css';

type PackProps = { readonly data: VoucherView; readonly pack: PackLeft; readonly site: SitePart };

/** The voucher of a value pack: it is not scanned, but lists the contents with a link to book each of them. */
export function PackVoucher({ data, pack, site }: PackProps) {
  const { t } = useLingui();
  const { line, state } = data;
  return (
    <Page width="narrow">
      <div className={styles['voucher']}>
        <div className={styles['packHead']}>
          <p className={styles['packKind']}>{t`Value pack · booking ${data.reference}`}</p>
          <h1 className={styles['packTitle']} lang={line.titleLang}>
            {line.title}
          </h1>
          <p>{line.party}</p>
          {state !== 'valid' && <Badge tone="warn" text={t`No longer valid`} />}
        </div>
        {state === 'valid' && pack.until !== '' && <p>{pack.until}</p>}
        {pack.items === null ? (
          <Notice tone="info">{t`The buyer can choose dates after signing in.`}</Notice>
        ) : (
          <ul className={styles['packItems']}>
            {pack.items.map((item) => (
              <li key={item.title.text} className={styles['packItem']}>
                <Picture
                  picture={pictureFacts(item.picture, 'thumb', site.platform, item.alt, 'card')}
                  ratio="square"
                  sizes="5rem"
                  rounded
                />
                <div>
                  <h2 className={styles['packItemTitle']} lang={item.title.lang}>
                    {item.title.text}
                  </h2>
                  <p className={styles['packOption']}>
                    <span lang={item.option.lang}>{item.option.text}</span> · {item.left}
                  </p>
                </div>
                {item.href !== null && (
                  <ButtonLink href={item.href} size="small" icon="calendar">{t`Choose a date`}</ButtonLink>
                )}
              </li>
            ))}
          </ul>
        )}
      </div>
    </Page>
  );
}
