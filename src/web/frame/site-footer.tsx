import { useLingui } from '@lingui/react/macro';
import { useLocation } from 'react-router';

import { localPath } from '#src/domain/site/address.ts';
import { languageCodes, languages } from '#src/domain/site/languages.ts';
import { Footer } from '#src/ui/site/footer.tsx';
import { href } from '#src/web/href.ts';
import { useSite } from '#src/web/site-context.ts';

/** Ways on, help, and the site in all its languages. Links to pages that are not built yet are not shown. */
export function SiteFooter({ minimal }: { readonly minimal: boolean }) {
  const { t } = useLingui();
  const site = useSite();
  const { pathname } = useLocation();
  const here = pathname === '/' ? '/' : pathname.replace(/\/$/, '');
  const brand = site.brand.name;
  const byCategory = (category: string) => href(site, 'search-result', {}, { category });
  return (
    <Footer
      brand={brand}
      label={t`About this site`}
      look={minimal ? 'minimal' : 'full'}
      columns={[
        {
          title: t`Things to do`,
          links: [
            { text: t`Attractions`, href: byCategory('attraction') },
            { text: t`Day trips`, href: byCategory('day-trip') },
            { text: t`Theme parks`, href: byCategory('theme-park') },
            { text: t`Museums`, href: byCategory('museum') },
            { text: t`Food and drink`, href: byCategory('food') },
          ],
        },
        {
          title: t`Your trip`,
          links: [
            { text: t`Cart`, href: href(site, 'cart') },
            { text: t`Sign in`, href: href(site, 'sign-in') },
            { text: t`All activities`, href: href(site, 'search-result') },
          ],
        },
        {
          title: t`Talk to us`,
          links: [
            { text: site.brand.supportEmail, href: `mailto:${site.brand.supportEmail}`, external: true },
            {
              text: site.brand.supportPhone,
              href: `tel:${site.brand.supportPhone.replaceAll(' ', '')}`,
              external: true,
            },
          ],
        },
      ]}
      languages={{
        title: t`Languages`,
        links: languageCodes.map((code) => ({
          text: languages[code].name,
          href: localPath(code, here),
          lang: code,
          selected: code === site.language,
        })),
      }}
      small={t`${brand} sells tickets of local operators. Prices include all taxes and fees.`}
    />
  );
}
