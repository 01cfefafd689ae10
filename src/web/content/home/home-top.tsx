import type { I18n } from '@lingui/core';
import { useLingui } from '@lingui/react/macro';
import { useEffect, useState, type MouseEvent } from 'react';

import { pages } from '#src/contract/pages.ts';
import type { AffiliateBanner, MenuVertical } from '#src/domain/site/affiliate.ts';
import { menuOf } from '#src/domain/site/menu.ts';
import { inLanguage } from '#src/domain/site/choices/picker-choices.ts';
import { PosterCard } from '#src/ui/cards/poster-card.tsx';
import { Grid, Stack } from '#src/ui/layout/grid.tsx';
import { Band } from '#src/ui/layout/page.tsx';
import { Title } from '#src/ui/layout/title.tsx';
import { relOf } from '#src/ui/rel-of.ts';
import { Hero } from '#src/ui/site/hero.tsx';
import { SearchPanel } from '#src/ui/site/search-panel.tsx';
import { useLater } from '#src/web/shared/page/use-deferred.ts';
import { href } from '#src/web/shared/page/href.ts';
import { verticalIcons } from '#src/web/shared/labels/category-icons.ts';
import { pictureFacts } from '#src/web/shared/banners/picture-facts.ts';
import { verticalWords } from '#src/web/shared/labels/category-labels.ts';
import type { ViewProps } from '#src/web/shared/page/page-definition.ts';
import type { HomeView } from '#src/web/content/home/home.load.ts';

type HomeTopProps = { readonly banner: HomeView['banner']; readonly site: ViewProps<HomeView>['site'] };

/**
 * What an editor opens the page with, or what was agreed with the affiliate that sent the visitor; a theme may have
 * neither.
 */
export function HomeTop({ banner, site }: HomeTopProps) {
  const { t } = useLingui();
  const { toggles } = site.util;
  const [first, ...others] = site.affiliateLook?.banners ?? [];
  const panel = toggles.search ? <HomeSearch site={site} /> : undefined;
  if (!toggles.banner || (banner === null && first === undefined)) {
    return (
      <Band>
        <Stack gap={5}>
          <Title level={1}>
            {banner === null ? t`Find things to do` : <span lang={banner.lang}>{banner.title}</span>}
          </Title>
          {panel}
        </Stack>
      </Band>
    );
  }
  const more = first === undefined ? (banner?.href ?? null) : inLanguage(first.path, site.language);
  return (
    <>
      <Hero
        picture={pictureFacts(first?.picture ?? banner?.picture?.picture ?? '', 'hero', site.platform, '')}
        title={first?.title ?? banner?.title ?? ''}
        text={first?.text ?? banner?.text}
        lang={first === undefined ? banner?.lang : undefined}
        over={more === null ? undefined : <a href={more} rel={relOf(more)}>{t`See all`}</a>}
        underHeader
      >
        {panel}
      </Hero>
      {others.length > 0 && <Banners banners={others} site={site} />}
    </>
  );
}

type BannersProps = { readonly banners: readonly AffiliateBanner[]; readonly site: ViewProps<HomeView>['site'] };

function Banners({ banners, site }: BannersProps) {
  return (
    <Band>
      <Grid of="halves">
        {banners.map((one) => (
          <PosterCard
            key={one.path}
            href={inLanguage(one.path, site.language)}
            name={one.title}
            text={one.text}
            picture={pictureFacts(one.picture, 'card-large', site.platform, '')}
            sizes="(width >= 64rem) 36rem, 92vw"
            shape="wide"
            level={2}
          />
        ))}
      </Grid>
    </Band>
  );
}

/** The delay before suggestions start to alternate in the search field. */
const lookedMs = 3_000;

const fetchSlide = async () => (await import('#src/web/content/home/slide-words.tsx')).SlideWords;
const fetchSuggest = async () => (await import('#src/web/site/frame/search/search-suggest.tsx')).SearchSuggest;

/** Verticals with another kind of search have their own pages: trains, hotels, car rentals. */
const searchedElsewhere: ReadonlySet<MenuVertical> = new Set(['rails', 'hotels', 'car-rentals']);

const fetchForms = async () => (await import('#src/web/content/home/verticals/vertical-forms.tsx')).VerticalForms;

type Forms = Awaited<ReturnType<typeof fetchForms>>;
type Site = ViewProps<HomeView>['site'];

/** Verticals with a search form here: their tabs show the form, and link to their pages until it is loaded. */
function useSearchTabs(i18n: I18n, site: Site) {
  const [chosen, choose] = useState<MenuVertical>('activities');
  const [held, hold] = useState<{ readonly Forms: Forms } | null>(null);
  const menu = menuOf((page) => !pages[page].planned, site.affiliateLook?.menu ?? null).filter(
    ({ vertical }) => vertical === 'activities' || searchedElsewhere.has(vertical),
  );
  const tabs = menu.map(({ vertical, page }) => {
    const link = href(site, vertical === 'activities' ? 'home' : page);
    return {
      text: verticalWords(i18n, vertical),
      href: link,
      icon: verticalIcons[vertical],
      selected: vertical === chosen,
      onPress: (event: MouseEvent): void => {
        if (event.metaKey || event.ctrlKey || event.shiftKey) return;
        event.preventDefault();
        if (vertical === chosen) return;
        fetchForms().then(
          (Forms) => {
            hold({ Forms });
            choose(vertical);
          },
          () => location.assign(link),
        );
      },
    };
  });
  return { tabs: menu.some(({ page }) => page !== 'search-result') ? tabs : undefined, chosen, Forms: held?.Forms };
}

function HomeSearch({ site }: Pick<ViewProps<HomeView>, 'site'>) {
  const { t, i18n } = useLingui();
  const [Suggest, want] = useLater(fetchSuggest);
  const [Slide, wantSlide] = useLater(fetchSlide);
  const { tabs, chosen, Forms } = useSearchTabs(i18n, site);
  useEffect(() => {
    if (site.isBot || matchMedia('(prefers-reduced-motion: reduce)').matches) return undefined;
    const timer = setTimeout(wantSlide, lookedMs);
    return () => clearTimeout(timer);
  }, [site.isBot, wantSlide]);
  return (
    <SearchPanel
      label={t`Find things to do`}
      tabs={tabs}
      tabsLabel={t`Categories`}
      isInstead={chosen !== 'activities'}
      instead={Forms && <Forms chosen={chosen} />}
      action={href(site, 'search-result')}
      submitText={t`Search`}
      track="click:home.search"
      fields={[
        {
          id: 'home-query',
          label: t`Where are you going?`,
          icon: 'search',
          control: (
            <input
              id="home-query"
              name="query"
              type="search"
              placeholder={t`Tokyo, museum, boat trip…`}
              autoComplete="off"
              enterKeyHint="search"
              onFocus={want}
              onChange={want}
            />
          ),
          below: (
            <>
              {Slide !== null && <Slide inputId="home-query" />}
              {Suggest !== null && <Suggest inputId="home-query" />}
            </>
          ),
        },
        {
          id: 'home-date',
          label: t`When?`,
          icon: 'calendar',
          control: <input id="home-date" name="date" type="date" />,
        },
      ]}
    />
  );
}
