import { useLingui } from '@lingui/react/macro';

import { pages, type PageName } from '#src/contract/pages.ts';
import { currencyCodes } from '#src/domain/shared/money/currency.ts';
import { localPath } from '#src/domain/site/addresses/address.ts';
import { isAgreed } from '#src/domain/site/affiliate.ts';
import { inCurrency, inHabit, inLanguage, languageChoices } from '#src/domain/site/choices/picker-choices.ts';
import { formatChoices } from '#src/domain/site/language/format-choices.ts';
import { Footer, FooterChoices } from '#src/ui/site/footer.tsx';
import { CookieTool } from '#src/web/site/frame/consent/cookie-tool.tsx';
import { useHere } from '#src/web/site/frame/use-here.ts';
import { href } from '#src/web/shared/page/href.ts';
import type { BuiltPage } from '#src/web/screens.ts';
import { useSite } from '#src/web/shared/page/site-context.ts';

type SiteFooterProps = { readonly page: BuiltPage; readonly minimal: boolean; readonly plain?: boolean };

/**
 * Ways on, help, and the site in all its languages; nothing where the page or the theme has no footer (spec §1, §2).
 * On our own hosts every theme has one (T-12). The pickers of the header lead here without script; below a plain header,
 * which has none, their lists are left out.
 */
export function SiteFooter({ page, ...look }: SiteFooterProps) {
  const { toggles } = useSite().util;
  return pages[page].footer && toggles.footer ? <FooterOf {...look} /> : null;
}

function FooterOf({ minimal, plain = false }: Omit<SiteFooterProps, 'page'>) {
  const { t } = useLingui();
  const site = useSite();
  const here = useHere();
  const brand = site.brand.name;
  const columns = useColumns();
  return (
    <Footer
      brand={brand}
      label={t`About this site`}
      look={minimal ? 'minimal' : 'full'}
      columns={columns}
      languages={
        plain
          ? undefined
          : {
              id: 'languages',
              title: t`Languages`,
              links: languageChoices(site.supportLanguages).map(({ code, name }) => ({
                text: name,
                href: inLanguage(here, code),
                lang: code,
                selected: code === site.language,
              })),
            }
      }
      small={t`${brand} sells tickets from local operators. Prices include all taxes and fees.`}
      tools={site.isBot ? undefined : <CookieTool />}
    >
      {!plain && (
        <noscript>
          <FooterChoices
            id="currencies"
            title={t`Currency`}
            links={(site.website.currencies ?? currencyCodes).map((code) => ({
              text: code,
              href: inCurrency(here, code),
              selected: code === site.currency,
            }))}
          />
          <WritingLinks here={here} />
        </noscript>
      )}
    </Footer>
  );
}

/** Without script, where the language leaves something to choose; a browser with one never draws it. */
function WritingLinks({ here }: { readonly here: string }) {
  const { t } = useLingui();
  const { language, writing } = useSite();
  const choices = formatChoices(language, writing);
  if (choices.length === 0) return null;
  return (
    <FooterChoices
      title={t`Date and number format`}
      links={choices.map(({ habit, text, selected }) => ({
        text,
        href: inHabit(here, habit),
        selected,
      }))}
    />
  );
}

function useColumns() {
  const { language, withdrawn = [] } = useSite();
  const gone = new Set(withdrawn.map((path) => localPath(language, path)));
  return [...useThings(), ...useCompanyLinks()]
    .map((column) => ({
      ...column,
      links: column.links.filter((link) => !gone.has(link.href)),
    }))
    .filter(({ links }) => links.length > 0);
}

/** Whether an affiliate's agreement leaves a page in (spec §1). */
function useAgreed(): (page: PageName) => boolean {
  const menu = useSite().affiliateLook?.menu ?? null;
  return (page) => {
    // Search has no entry in the menu; from here it leads to activities.
    const vertical = page === 'search-result' ? 'activities' : pages[page].vertical;
    return vertical === null || isAgreed(menu, vertical);
  };
}

function useThings() {
  const { t } = useLingui();
  const site = useSite();
  const { toggles } = site.util;
  const agreed = useAgreed();
  const byCategory = (category: string) => href(site, 'search-result', {}, { category });
  const to = (page: 'search-result' | 'deals' | 'best-on', text: string) =>
    agreed(page) ? [{ text, href: href(site, page) }] : [];
  const activities = [
    { text: t`Attractions`, href: byCategory('attraction') },
    { text: t`Day trips`, href: byCategory('day-trip') },
    { text: t`Theme parks`, href: byCategory('theme-park') },
    { text: t`Museums`, href: byCategory('museum') },
    { text: t`Food and drink`, href: byCategory('food') },
  ];
  return [
    {
      title: t`Things to do`,
      links: [...(agreed('search-result') ? activities : []), ...to('best-on', t`Best on ${site.brand.name}`)],
    },
    {
      title: t`Your trip`,
      links: [
        ...(toggles.cart ? [{ text: t`Cart`, href: href(site, 'cart') }] : []),
        ...(toggles.userCentre ? [{ text: t`Sign in`, href: href(site, 'sign-in') }] : []),
        ...to('search-result', t`All activities`),
        { text: t`Destinations`, href: href(site, 'destination-list') },
        { text: t`Near you`, href: href(site, 'nearby-all') },
        { text: t`Popular now`, href: href(site, 'popular-all') },
        ...to('deals', t`Deals`),
        { text: t`Gift cards`, href: href(site, 'gift-cards') },
        { text: t`Travel restrictions`, href: href(site, 'travel-restrictions') },
      ],
    },
  ];
}

function useCompanyLinks() {
  const { t } = useLingui();
  const site = useSite();
  const { supportEmail, supportPhone } = site.brand;
  return [
    {
      title: t`About us`,
      links: [
        { text: t`Company`, href: href(site, 'about') },
        { text: t`Careers`, href: href(site, 'careers') },
        { text: t`Sustainability`, href: href(site, 'sustainability', { topic: 'mission' }) },
        { text: t`Accessibility`, href: href(site, 'accessibility') },
      ],
    },
    {
      title: t`Terms and privacy`,
      links: [
        { text: t`Terms of use`, href: href(site, 'legal', { document: 'conditions' }) },
        { text: t`Privacy policy`, href: href(site, 'legal', { document: 'policy' }) },
        { text: t`Cookie policy`, href: href(site, 'legal', { document: 'cookiepolicy' }) },
        { text: t`Legal notice`, href: href(site, 'legal', { document: 'law' }) },
        { text: t`All documents`, href: href(site, 'term-history') },
      ],
    },
    {
      title: t`Contact us`,
      links: [
        { text: t`Help`, href: href(site, 'help') },
        { text: t`Contact`, href: href(site, 'contact') },
        { text: supportEmail, href: `mailto:${supportEmail}`, external: true },
        { text: supportPhone, href: `tel:${supportPhone.replaceAll(' ', '')}`, external: true },
      ],
    },
  ];
}
