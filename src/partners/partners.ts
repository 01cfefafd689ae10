import { allFeatures, ownSubChannel, type Partner, type ThemeName } from '#src/domain/site/partner.ts';
import type { HostRow } from '#src/domain/site/hosts.ts';
import type { UtilConfig } from '#src/domain/site/site-part.ts';
import { agoda } from '#src/partners/agoda.partner.ts';
import { distributionPartner } from '#src/partners/distribution-partner.partner.ts';
import { experiencesWhiteLabel } from '#src/partners/experiences-white-label.partner.ts';
import { expressCheckOut } from '#src/partners/express-check-out.partner.ts';
import { guestCheckout } from '#src/partners/guest-checkout.partner.ts';
import { hkexpress } from '#src/partners/hkexpress.partner.ts';
import { jinair } from '#src/partners/jinair.partner.ts';
import { jrPassCo } from '#src/partners/jr-pass-co.partner.ts';
import { kopRun } from '#src/partners/kop-run.partner.ts';
import { ktimeout } from '#src/partners/ktimeout.partner.ts';
import { masterCard } from '#src/partners/master-card.partner.ts';
import { qyer } from '#src/partners/qyer.partner.ts';
import { samsung } from '#src/partners/samsung.partner.ts';
import { touringPandas } from '#src/partners/touring-pandas.partner.ts';
import { wego } from '#src/partners/wego.partner.ts';
import { yellowBalloon } from '#src/partners/yellow-balloon.partner.ts';

/** All partner themes: one file and one line each. */
export const allPartners = [
  hkexpress,
  agoda,
  qyer,
  wego,
  jinair,
  samsung,
  touringPandas,
  jrPassCo,
  masterCard,
  kopRun,
  ktimeout,
  yellowBalloon,
  expressCheckOut,
  guestCheckout,
  distributionPartner,
  experiencesWhiteLabel,
] as const satisfies readonly Partner[];

/** The themes of a page: our own and one for each partner. */
export const themeNames: ReadonlySet<ThemeName> = new Set(['meander', ...allPartners.map(({ name }) => name)]);

const byName: ReadonlyMap<string, Partner> = new Map(allPartners.map((partner) => [partner.name, partner]));

/** Returns the partner with this theme, or null for our own theme and for unknown names. */
export function partnerNamed(theme: ThemeName): Partner | null {
  return byName.get(theme) ?? null;
}

/** Returns what a theme changes on its pages; our own theme changes nothing. */
export function utilConfigOf(theme: ThemeName): UtilConfig {
  const partner = partnerNamed(theme);
  if (partner === null) return { isGuestCheckout: false, toggles: allFeatures, title: null };
  const { toggles, title } = partner;
  const isGuestCheckout = theme === 'guest_checkout';
  return { isGuestCheckout, toggles, title: isGuestCheckout || theme === 'express_check_out' ? null : title };
}

/**
 * Returns what a theme changes on a host. On our own hosts a link or cookie selects the theme, and anyone can create
 * those: the footer with its legal links is always shown there (T-12).
 */
export function utilConfigAt(theme: ThemeName, host: Pick<HostRow, 'isGuest' | 'partner'>): UtilConfig {
  const util = utilConfigOf(theme);
  if (host.isGuest || host.partner !== null || util.toggles.footer) return util;
  return { ...util, toggles: { ...util.toggles, footer: true } };
}

/** Returns the sub-channel under which an order with this theme is counted (spec §9). */
export function subChannelOf(theme: ThemeName): number {
  return partnerNamed(theme)?.subChannel ?? ownSubChannel;
}
