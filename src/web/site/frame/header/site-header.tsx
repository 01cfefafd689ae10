import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useLocation } from 'react-router';

import { SearchField, SearchLink } from '#src/ui/form/search-field.tsx';
import { Header, HeaderTool } from '#src/ui/site/header.tsx';
import { AccountTool } from '#src/web/site/frame/header/account-tool.tsx';
import { Logo } from '#src/web/site/frame/header/logo.tsx';
import { menuLinks } from '#src/web/site/frame/header/menu-links.ts';
import { PickerTools } from '#src/web/site/frame/pickers/picker-tools.tsx';
import { SiteMenu } from '#src/web/site/frame/header/site-menu.tsx';
import { useHere } from '#src/web/site/frame/use-here.ts';
import { useLater } from '#src/web/shared/page/use-deferred.ts';
import { useVisitor } from '#src/web/shared/visitor/visitor.ts';
import { href } from '#src/web/shared/page/href.ts';
import type { BuiltPage } from '#src/web/screens.ts';
import { useSite } from '#src/web/shared/page/site-context.ts';

type SiteHeaderProps = { readonly page: BuiltPage; readonly plain: boolean };

/** As many as have room in every language; the page of all activities has the rest. */
const linksInRow = 11;

/** Brand, search, what is sold, pickers, cart and account, as the theme allows; at the checkout the brand alone. */
export function SiteHeader({ page, plain }: SiteHeaderProps) {
  const { t, i18n } = useLingui();
  const site = useSite();
  const { toggles, title } = site.util;
  const isHome = page === 'home';
  const brand = site.brand.name;
  const row = toggles.secondaryNav && !isHome && site.platform === 'desktop' ? menuLinks(i18n, site) : [];
  const shared = {
    brand,
    homeHref: href(site, 'home'),
    homeText: t`${brand}: home`,
    label: t`Main`,
    logo: <Logo brand={site.brand} />,
    partner: title ?? undefined,
  };
  if (plain) return <Header {...shared} look="plain" />;
  return (
    <Header
      {...shared}
      look={isHome && toggles.banner ? 'picture' : 'paper'}
      search={isHome || !toggles.search ? undefined : <HeaderSearch />}
      tools={<Tools page={page} />}
      row={row.length === 0 ? undefined : { label: t`All categories`, links: row.slice(0, linksInRow) }}
    />
  );
}

const fetchSuggest = async () => (await import('#src/web/site/frame/search/search-suggest.tsx')).SearchSuggest;

/** The search field on desktop; on phones a link to a separate search page. */
function HeaderSearch() {
  const { t } = useLingui();
  const site = useSite();
  const { pathname, search } = useLocation();
  const [Suggest, want] = useLater(fetchSuggest);
  const query = pathname === '/search/result/' ? (new URLSearchParams(search).get('query') ?? '') : '';
  const placeholder = t`Where are you going?`;
  if (site.platform === 'mobile') {
    return (
      <SearchLink id="header-search" href={href(site, 'search', {}, { query })} track="click:header.search">
        {query === '' ? placeholder : query}
      </SearchLink>
    );
  }
  return (
    <SearchField
      key={query}
      id="header-search"
      name="query"
      label={t`Search activities and places`}
      placeholder={placeholder}
      defaultValue={query}
      action={href(site, 'search-result')}
      submitText={t`Search`}
      track="click:header.search"
      onFocus={want}
      onChange={want}
      below={Suggest !== null && <Suggest inputId="header-search" />}
    />
  );
}

/** On a phone all but the cart is in a menu, as in an app. */
function Tools({ page }: Pick<SiteHeaderProps, 'page'>) {
  const site = useSite();
  const here = useHere();
  const { toggles } = site.util;
  const isPhone = site.platform === 'mobile';
  return (
    <>
      {!isPhone && <PickerTools here={here} page={page} />}
      {toggles.cart && <CartTool />}
      {!isPhone && toggles.userCentre && <AccountTool here={here} />}
      {isPhone && <SiteMenu here={here} />}
    </>
  );
}

function CartTool() {
  const { t } = useLingui();
  const count = useVisitor().cartItems;
  return (
    <HeaderTool
      look="icon"
      icon="cart"
      href={href(useSite(), 'cart')}
      text={count === 0 ? t`Cart` : t`Cart, ${plural(count, { one: '# item', other: '# items' })}`}
      count={count === 0 ? undefined : String(count)}
    />
  );
}
