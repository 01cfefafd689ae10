import { useLingui } from '@lingui/react/macro';

import { ButtonLink } from '#src/ui/buttons/button.tsx';
import { EmptyState } from '#src/ui/feedback/empty-state.tsx';
import { Band, Page } from '#src/ui/layout/page.tsx';
import { Hero } from '#src/ui/site/hero.tsx';
import { href } from '#src/web/shared/page/href.ts';
import { FilteredList } from '#src/web/shared/filters/filtered-list.tsx';
import { pictureFacts } from '#src/web/shared/banners/picture-facts.ts';
import { StructuredData } from '#src/web/shared/page-head/structured-data.tsx';
import { Trail } from '#src/web/shared/page-head/trail.tsx';
import { screen, type ViewProps } from '#src/web/shared/page/page-definition.ts';
import { PromotionForm } from '#src/web/marketing/promotion/promotion-form.tsx';
import { PromotionList } from '#src/web/marketing/promotion/promotion-list.tsx';
import type { PromotionView } from '#src/web/marketing/promotion/promotion-view.ts';
import styles from '#src/web/marketing/promotion/promotion.module.css';

// The first view has its data; the code to load more is fetched on filtering or paging.
export const promotionScreen = screen(
  async (context) => (await import('#src/web/marketing/promotion/promotion.load.ts')).loadPromotion(context),
  Promotion,
);

function Promotion({ data, site }: ViewProps<PromotionView>) {
  const { t } = useLingui();
  const { program } = data;
  if (program === null) {
    return (
      <Page>
        <Nothing data={data} site={site} level={1} />
      </Page>
    );
  }
  return (
    <Page width="bare">
      <StructuredData text={program.structured} />
      <Hero
        picture={pictureFacts(program.picture, 'hero', site.platform, program.alt)}
        title={program.title.text}
        text={program.text.text}
        lang={program.title.lang === site.language ? undefined : program.title.lang}
        size="short"
        over={<p className={styles['window']}>{program.window}</p>}
      />
      <Band>
        <Trail site={site} steps={[{ text: t`Home`, href: href(site, 'home') }, { text: program.title.text }]} />
        <p className={styles['count']} role="status">
          {data.count}
        </p>
        <FilteredList list={data} isPhone={site.platform === 'mobile'} form={<PromotionForm data={data} site={site} />}>
          <PromotionList data={data} site={site} nothing={<Nothing data={data} site={site} level={2} />} />
        </FilteredList>
      </Band>
    </Page>
  );
}

/** Nothing to show: why, with its code, and the ways on. */
function Nothing({ data, site, level }: ViewProps<PromotionView> & { readonly level: 1 | 2 }) {
  const { t } = useLingui();
  const { nothing } = data;
  if (nothing === null) return null;
  const { code } = nothing;
  return (
    <div className={styles['nothing']}>
      <EmptyState icon="calendar" title={nothing.title} text={nothing.text ?? undefined} level={level}>
        {nothing.retryHref !== null && <ButtonLink href={nothing.retryHref}>{t`Try again`}</ButtonLink>}
        {data.clearHref !== null && (
          <ButtonLink look="secondary" href={data.clearHref}>
            {t`Clear all filters`}
          </ButtonLink>
        )}
        {nothing.retryHref === null && data.clearHref === null && (
          <ButtonLink href={href(site, 'search-result')}>{t`See all activities`}</ButtonLink>
        )}
      </EmptyState>
      {code !== null && <p className={styles['code']}>{t`Code ${code}`}</p>}
    </div>
  );
}
