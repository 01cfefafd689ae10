import { useLingui } from '@lingui/react/macro';

import { languages } from '#src/domain/site/language/languages.ts';
import { IconButton } from '#src/ui/buttons/icon-button.tsx';
import { Stack } from '#src/ui/layout/grid.tsx';
import { Sheet } from '#src/ui/overlay/dialog.tsx';
import { MenuList } from '#src/ui/overlay/menu.tsx';
import { accountLinks, signInHref } from '#src/web/site/frame/header/account-links.ts';
import { menuLinks } from '#src/web/site/frame/header/menu-links.ts';
import { useVisitor } from '#src/web/shared/visitor/visitor.ts';
import { href } from '#src/web/shared/page/href.ts';
import { useSite } from '#src/web/shared/page/site-context.ts';

/** The menu of a phone: account, language, currency and what is sold, in a sheet from below. */
export function SiteMenu({ here }: { readonly here: string }) {
  const { t, i18n } = useLingui();
  const site = useSite();
  const { name } = useVisitor();
  const { toggles } = site.util;
  const own = name === null ? [] : accountLinks(i18n, site);
  const sold = toggles.secondaryNav ? menuLinks(i18n, site) : [];
  return (
    <>
      <IconButton icon="menu" label={t`Menu`} opens="site-menu" />
      <Sheet id="site-menu" title={t`Menu`} closeText={t`Close`}>
        <Stack gap={5}>
          <MenuList
            links={[
              ...(toggles.userCentre
                ? [{ icon: 'user', text: name ?? t`Sign in`, href: signInHref(site, here) } as const]
                : []),
              ...own,
              {
                icon: 'globe',
                text: t`Language`,
                note: languages[site.language].name,
                href: href(site, 'select-language', {}, { back: here }),
              },
              {
                icon: 'card',
                text: t`Currency`,
                note: site.currency,
                href: href(site, 'select-currency', {}, { back: here }),
              },
            ]}
          />
          {sold.length > 0 && <MenuList title={t`Things to do`} links={sold} />}
        </Stack>
      </Sheet>
    </>
  );
}
