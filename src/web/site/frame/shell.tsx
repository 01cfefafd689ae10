import { useLingui } from '@lingui/react/macro';
import { useEffect } from 'react';
import { Outlet, ScrollRestoration, useLocation } from 'react-router';

import '#src/ui/tokens.css';
import '#src/ui/fonts.css';
import '#src/ui/base.css';
// The banner comes late. A sheet that came with it would have all of the page styled again.
import '#src/web/site/frame/consent/consent.module.css';
import { SkipLink } from '#src/ui/layout/page.tsx';
import { Demonstration } from '#src/web/site/frame/demonstration.tsx';
import { NavigationBar } from '#src/web/site/frame/navigation-bar.tsx';
import { TipsOutlet } from '#src/web/site/frame/tips/tips-outlet.tsx';
import { useLater } from '#src/web/shared/page/use-deferred.ts';
import { useVisitor } from '#src/web/shared/visitor/visitor.ts';
import { useSite } from '#src/web/shared/page/site-context.ts';

/** The parts of every page in any layout: the loading bar, tips, scroll and focus restoration. */
export function Shell() {
  const { t } = useLingui();
  const site = useSite();
  useFocusOnMove();
  return (
    <>
      <SkipLink text={t`Skip to content`} />
      <NavigationBar />
      {site.demonstration && <Demonstration />}
      <Outlet />
      <TipsOutlet />
      {!site.isBot && <Consent />}
      {!site.isBot && <Terms />}
      {!site.isBot && <Offer />}
      <ScrollRestoration />
    </>
  );
}

const fetchBanner = async () => (await import('#src/web/site/frame/consent/consent-banner.tsx')).ConsentBanner;

/** The question about tracking comes after the page, in its own time, and never to a bot (RU-22). */
function Consent() {
  const [Banner, want] = useLater(fetchBanner);
  useEffect(() => {
    const timer = setTimeout(want, 1_500);
    return () => clearTimeout(timer);
  }, [want]);
  return Banner === null ? null : <Banner />;
}

const fetchOffer = async () => (await import('#src/web/site/frame/language-offer.tsx')).LanguageOffer;

/** Offers another language after the page has loaded, and only if the browser prefers another one. */
function Offer() {
  const [LanguageOffer, want] = useLater(fetchOffer);
  const { language } = useSite();
  useEffect(() => {
    const isOwn = !language.startsWith('zh') && navigator.language.startsWith(language.slice(0, 2));
    const timer = isOwn ? undefined : setTimeout(want, 3_000);
    return () => clearTimeout(timer);
  }, [language, want]);
  return LanguageOffer === null ? null : <LanguageOffer />;
}

const fetchTerms = async () => (await import('#src/web/site/frame/consent/terms-prompt.tsx')).TermsPrompt;

/** Prompts members alone to agree to new terms: guests agree with their purchase. */
function Terms() {
  const [TermsAsk, want] = useLater(fetchTerms);
  const { kind } = useVisitor();
  useEffect(() => {
    const timer = kind === 'member' ? setTimeout(want, 1_500) : undefined;
    return () => clearTimeout(timer);
  }, [kind, want]);
  return kind !== 'member' || TermsAsk === null ? null : <TermsAsk />;
}

/** Moves the focus after client-side navigation, so that screen readers continue at the new page, as after a load. */
function useFocusOnMove(): void {
  const { pathname } = useLocation();
  useEffect(() => {
    const { dataset } = document.documentElement;
    const before = dataset['moved'];
    dataset['moved'] = pathname;
    if (before === undefined || before === pathname) return;
    document.getElementById('content')?.focus({ preventScroll: true });
  }, [pathname]);
}
