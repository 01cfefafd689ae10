import { useLingui } from '@lingui/react/macro';

import { ButtonLink } from '#src/ui/buttons/button.tsx';
import { Chip, ChipRow } from '#src/ui/buttons/chip.tsx';
import { Pager } from '#src/ui/content/pager.tsx';
import { EmptyState } from '#src/ui/feedback/empty-state.tsx';
import { Notice } from '#src/ui/feedback/notice.tsx';
import { Page } from '#src/ui/layout/page.tsx';
import { Title } from '#src/ui/layout/title.tsx';
import { href } from '#src/web/shared/page/href.ts';
import { PartyGrid } from '#src/web/shared/party/party-cards.tsx';
import { StructuredData } from '#src/web/shared/page-head/structured-data.tsx';
import { Trail } from '#src/web/shared/page-head/trail.tsx';
import { screen, type ViewProps } from '#src/web/shared/page/page-definition.ts';
import { loadPreferred, type PreferredView, type RangeView } from '#src/web/marketing/preferred/preferred.load.ts';
import styles from '#src/web/marketing/preferred/preferred.module.css';

export const preferredScreen = screen(loadPreferred, Preferred);

function Preferred({ data, site }: ViewProps<PreferredView>) {
  const { t } = useLingui();
  const { name, description, disclaimer } = data;
  return (
    <Page>
      <StructuredData text={data.structured} />
      <Trail site={site} steps={[{ text: t`Home`, href: href(site, 'home') }, { text: name.text }]} />
      <div className={styles['head']}>
        <Title level={1} lead={description.text}>
          {name.text}
        </Title>
        <Notice tone="info" title={t`How this list is made`}>
          <p lang={disclaimer.lang}>{disclaimer.text}</p>
        </Notice>
      </div>
      <div className={styles['ranges']}>
        <Ranges label={t`Country`} ranges={data.countries} />
        <Ranges label={t`Destination`} ranges={data.cities} />
      </div>
      <p className={styles['count']} role="status">
        {data.count}
      </p>
      {data.cards.length === 0 ? (
        <EmptyState icon="star" title={t`Nothing qualifies right now`} text={t`There aren’t enough ratings yet.`}>
          <ButtonLink
            href={href(site, 'search-result', {}, { sort: 'best_rated' })}
          >{t`See all activities`}</ButtonLink>
        </EmptyState>
      ) : (
        <PartyGrid cards={data.cards} site={site} level={2} track="click:preferred.card" />
      )}
      {data.pages !== null && (
        <Pager
          label={t`Result pages`}
          position={data.pages.here}
          previous={data.pages.before === null ? undefined : { href: data.pages.before, text: t`Previous` }}
          next={data.pages.after === null ? undefined : { href: data.pages.after, text: t`Next` }}
        />
      )}
    </Page>
  );
}

function Ranges({ label, ranges }: { readonly label: string; readonly ranges: readonly RangeView[] }) {
  if (ranges.length === 0) return null;
  return (
    <ChipRow label={label}>
      {ranges.map((range) => (
        <Chip key={range.text} text={range.text} href={range.href} selected={range.selected} count={range.count} />
      ))}
    </ChipRow>
  );
}
