import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useLocation } from 'react-router';

import { currencyCodes } from '#src/domain/pricing/currency.ts';
import { localPath } from '#src/domain/site/address.ts';
import { languageCodes, languages } from '#src/domain/site/languages.ts';
import { SearchField } from '#src/ui/form/search-field.tsx';
import { Menu, MenuList } from '#src/ui/overlay/menu.tsx';
import { Header } from '#src/ui/site/header.tsx';
import { href } from '#src/web/href.ts';
import type { BuiltPage } from '#src/web/screens.ts';
import { useSite } from '#src/web/site-context.ts';
import { useVisitor } from '#src/web/frame/visitor.ts';
import { Logo } from '#src/web/frame/logo.tsx';

type SiteHeaderProps = { readonly page: BuiltPage; readonly plain: boolean };

/** Brand, search, language and currency, cart and account; at the checkout the brand alone. */
export function SiteHeader({ page, plain }: SiteHeaderProps) {
  const { t } = useLingui();
  const site = useSite();
  const visitor = useVisitor();
  const { pathname, search } = useLocation();
  const brand = site.brand.name;
  const shared = {
    brand,
    homeHref: href(site, 'home'),
    homeText: t`${brand}: home`,
    label: t`Main`,
    logo: <Logo brand={site.brand} />,
  };
  if (plain) return <Header {...shared} look="plain" />;
  const here = pathname === '/' ? '/' : pathname.replace(/\/$/, '');
  const count = visitor.cartItems;
  return (
    <Header
      {...shared}
      look={page === 'home' ? 'picture' : 'paper'}
      search={
        page === 'home' ? undefined : (
          <SearchField
            id="header-search"
            name="query"
            label={t`Search activities and places`}
            placeholder={t`Where to, or what?`}
            action={href(site, 'search-result')}
            submitText={t`Search`}
          />
        )
      }
      tools={<Pickers here={here} search={search} />}
      cart={{
        href: href(site, 'cart'),
        text: count === 0 ? t`Cart` : t`Cart, ${plural(count, { one: '# item', other: '# items' })}`,
        count: count === 0 ? undefined : String(count),
      }}
      account={
        visitor.name === null
          ? {
              text: t`Sign in`,
              href: `${href(site, 'sign-in')}?signin_jump=${encodeURIComponent(localPath(site.language, here) + search)}`,
            }
          : { text: visitor.name, href: href(site, 'sign-in') }
      }
    />
  );
}

/** The same page in another language or currency, as plain links. */
function Pickers({ here, search }: { readonly here: string; readonly search: string }) {
  const { t } = useLingui();
  const site = useSite();
  return (
    <>
      <Menu id="languages" icon="globe" iconOnly="phone" text={languages[site.language].name}>
        <MenuList
          title={t`Language`}
          columns
          links={languageCodes.map((code) => ({
            text: languages[code].name,
            href: localPath(code, here) + search,
            lang: code,
            selected: code === site.language,
          }))}
        />
      </Menu>
      <Menu id="currencies" text={site.currency}>
        <MenuList
          title={t`Currency`}
          columns
          links={currencyCodes.map((code) => ({
            text: code,
            href: `${localPath(site.language, here)}${withCurrency(search, code)}`,
            selected: code === site.currency,
          }))}
        />
      </Menu>
    </>
  );
}

function withCurrency(search: string, code: string): string {
  const query = new URLSearchParams(search);
  query.set('_currency', code);
  return `?${query}`;
}
