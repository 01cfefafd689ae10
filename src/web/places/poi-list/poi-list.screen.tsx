import { useLingui } from '@lingui/react/macro';

import { Chip, ChipRow } from '#src/ui/buttons/chip.tsx';
import { Tabs } from '#src/ui/content/tabs.tsx';
import { SearchField } from '#src/ui/form/search-field.tsx';
import { Grid, Stack } from '#src/ui/layout/grid.tsx';
import { Page } from '#src/ui/layout/page.tsx';
import { Title } from '#src/ui/layout/title.tsx';
import { MoreLink } from '#src/web/shared/lists/more-link.tsx';
import { PartyGrid } from '#src/web/shared/party/party-cards.tsx';
import { PoiCardTile } from '#src/web/shared/cards/poi-card-tile.tsx';
import { StructuredData } from '#src/web/shared/page-head/structured-data.tsx';
import { Trail } from '#src/web/shared/page-head/trail.tsx';
import { screen, type ViewProps } from '#src/web/shared/page/page-definition.ts';
import { NothingListed } from '#src/web/places/poi-list/nothing-listed.tsx';
import type { PoiListView } from '#src/web/places/poi-list/poi-list-view.ts';
import { loadPoiList } from '#src/web/places/poi-list/poi-list.load.ts';

export const poiListScreen = screen(loadPoiList, PoiList);

function PoiList({ data, site }: ViewProps<PoiListView>) {
  const { t } = useLingui();
  return (
    <Page>
      <StructuredData text={data.structured} />
      <Stack gap={5}>
        <Trail site={site} steps={data.trail} />
        <Title level={1} lead={data.lead}>
          {data.title}
        </Title>
        <Tabs label={t`Lists of places`} tabs={data.tabs} />
        {data.search !== null && (
          <SearchField
            id="sight-query"
            name="query"
            label={t`Name of a sight`}
            placeholder={t`Tower, temple, market…`}
            defaultValue={data.search.query}
            action={data.search.action}
            submitText={t`Search`}
            size="large"
          />
        )}
        {data.places.length > 0 && (
          <ChipRow label={t`Destinations`}>
            {data.places.map((one) => (
              <Chip key={one.href} text={one.text} href={one.href} selected={one.selected} />
            ))}
          </ChipRow>
        )}
        {data.kinds.length > 0 && (
          <ChipRow label={t`Sight categories`}>
            {data.kinds.map((one) => (
              <Chip key={one.href} text={one.text} href={one.href} selected={one.selected} />
            ))}
          </ChipRow>
        )}
        {data.towns.length > 0 && (
          <ChipRow label={t`Towns`}>
            {data.towns.map((one) => (
              <Chip key={one.href} text={one.text} href={one.href} selected={one.selected} />
            ))}
          </ChipRow>
        )}
        <Found data={data} site={site} />
      </Stack>
    </Page>
  );
}

function Found({ data, site }: ViewProps<PoiListView>) {
  const { t } = useLingui();
  const both = data.sights.length > 0 && data.cards.length > 0;
  if (data.sights.length + data.cards.length === 0) return <NothingListed data={data} />;
  return (
    <>
      <p role="status">{data.count}</p>
      {both && <h2>{t`Sights`}</h2>}
      {data.sights.length > 0 && (
        <Grid of="cards">
          {data.sights.map((card) => (
            <PoiCardTile key={card.id} card={card} site={site} level={both ? 3 : 2} track="click:places.poi" />
          ))}
        </Grid>
      )}
      {both && <h2>{t`Activities`}</h2>}
      {data.cards.length > 0 && (
        <PartyGrid cards={data.cards} site={site} level={both ? 3 : 2} track="click:places.card" />
      )}
      {data.more !== null && <MoreLink view={data.more} />}
    </>
  );
}
