import { apiVersion, callHeaders } from '#src/contract/headers.ts';
import { xplatformOf } from '#src/domain/site/page/platform.ts';
import type { SitePart } from '#src/domain/site/site-part.ts';
import type { VisitorPart } from '#src/domain/site/page/visitor-part.ts';

/** What the headers of a call say besides the site. */
export type CallFacts = {
  readonly visitor: VisitorPart;
  /** The signed value of its cookie; null before the server has set one. */
  readonly deviceId: string | null;
  readonly textDebug: boolean;
};

/** The headers of spec §7. `Token` is not among them: a browser is known by its cookie (RU-3). */
export function headersOf(site: SitePart, { visitor, deviceId, textDebug }: CallFacts): Headers {
  const affiliate = visitor.qsAffiliateConf ?? visitor.affiliateConf;
  const { residence } = visitor;
  const values: Readonly<Record<string, string | null | undefined>> = {
    [callHeaders.version]: apiVersion,
    [callHeaders.requestedWith]: 'XMLHttpRequest',
    [callHeaders.language]: site.language,
    [callHeaders.currency]: site.currency,
    [callHeaders.deviceId]: deviceId,
    [callHeaders.keplerId]: visitor.keplerId,
    [callHeaders.tint]: visitor.experiments.tintedList.join(','),
    [callHeaders.pageOpenId]: visitor.pageId,
    [callHeaders.host]: site.host,
    [callHeaders.affiliateAid]: affiliate?.aid,
    [callHeaders.affiliatePid]: affiliate?.affPid,
    // Until the residence is known nothing is claimed.
    [callHeaders.userResidence]: residence.id === 0 ? null : `${residence.id}_${residence.code}`,
    [callHeaders.market]: site.market,
    [callHeaders.trafficChannel]: trafficChannel(site, affiliate !== null),
    [callHeaders.platform]: xplatformOf(visitor.device, visitor.user.isLimitedAccess),
    [callHeaders.cacheControl]: 'no-cache',
    [callHeaders.debugMode]: textDebug ? '1' : null,
  };
  const headers = new Headers();
  for (const [name, value] of Object.entries(values))
    if (typeof value === 'string' && value !== '') headers.set(name, value);
  return headers;
}

function trafficChannel(site: SitePart, isSent: boolean): string {
  if (site.partner !== 'meander') return site.partner;
  return isSent ? 'affiliate' : 'direct';
}
