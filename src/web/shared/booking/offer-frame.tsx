import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';

import type { SitePart } from '#src/domain/site/site-part.ts';
import { Notice } from '#src/ui/feedback/notice.tsx';
import { Page } from '#src/ui/layout/page.tsx';
import { Title } from '#src/ui/layout/title.tsx';
import type { OfferWords } from '#src/web/shared/booking/offer-view.ts';
import styles from '#src/web/shared/booking/offer-frame.module.css';
import { StructuredData } from '#src/web/shared/page-head/structured-data.tsx';

type OfferFrameProps = {
  readonly offer: OfferWords;
  readonly site: SitePart;
  /** A line above the title: what kind of offer it is. */
  readonly over: string;
  /** `pageFacts` of the page. */
  readonly structured: string;
  readonly children: ReactNode;
};

/** A page of an offer: what it is about, what one does here, and what holds. */
export function OfferFrame({ offer, site, over, structured, children }: OfferFrameProps) {
  const langOf = (lang: string) => (lang === site.language ? undefined : lang);
  return (
    <Page width="narrow">
      <StructuredData text={structured} />
      <div className={styles['frame']}>
        <Title level={1} look="page" over={over} lead={<span lang={langOf(offer.text.lang)}>{offer.text.text}</span>}>
          <span lang={langOf(offer.title.lang)}>{offer.title.text}</span>
        </Title>
        {offer.closed !== null && <Notice tone="info">{offer.closed}</Notice>}
        {children}
        <section aria-labelledby="terms-title">
          <Title level={2} look="block" id="terms-title">
            <Trans>Conditions</Trans>
          </Title>
          <ul className={styles['terms']}>
            {offer.terms.map(({ text, lang }) => (
              <li key={text} lang={langOf(lang)}>
                {text}
              </li>
            ))}
            <li>{offer.ends}</li>
          </ul>
        </section>
      </div>
    </Page>
  );
}

/** A box on such a page, with its own heading. */
export function OfferCard({
  title,
  id,
  children,
}: {
  readonly title: string;
  readonly id: string;
  readonly children: ReactNode;
}) {
  return (
    <section className={styles['card']} aria-labelledby={id}>
      <Title level={2} look="block" id={id}>
        {title}
      </Title>
      {children}
    </section>
  );
}
