import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';

import { SearchField } from '#src/ui/form/search-field.tsx';
import { Header, HeaderTool } from '#src/ui/site/header.tsx';
import { AccountTool } from '#src/web/frame/account-tool.tsx';
import { Logo } from '#src/web/frame/logo.tsx';
import { menuLinks } from '#src/web/frame/menu-links.ts';
import { PickerTools } from '#src/web/frame/picker-tools.tsx';
import { SiteMenu } from '#src/web/frame/site-menu.tsx';
import { useHere } from '#src/web/frame/use-here.ts';
import { useVisitor } from '#src/web/visitor/visitor.ts';
import { href } from '#src/web/href.ts';
import type { BuiltPage } from '#src/web/screens.ts';
import { useSite } from '#src/web/site-context.ts';

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
      tools={<Tools />}
      row={row.length === 0 ? undefined : { label: t`What to do`, links: row.slice(0, linksInRow) }}
    />
  );
}

function HeaderSearch() {
  const { t } = useLingui();
  return (
    <SearchField
      id="header-search"
      name="query"
      label={t`Search activities and places`}
      placeholder={t`Where to, or what?`}
      action={href(useSite(), 'search-result')}
      submitText={t`Search`}
      track="click:header.search"
    />
  );
}

/** On a phone all but the cart lies in a menu, as in an app. */
function Tools() {
  const site = useSite();
  const here = useHere();
  const { toggles } = site.util;
  const isPhone = site.platform === 'mobile';
  return (
    <>
      {!isPhone && <PickerTools here={here} />}
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
