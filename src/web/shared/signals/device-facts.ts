import { affiliateOfQuery } from '#src/domain/site/affiliate.ts';
import { deviceOf } from '#src/domain/site/page/platform.ts';
import type { SitePart } from '#src/domain/site/site-part.ts';
import type { VisitorPart } from '#src/domain/site/page/visitor-part.ts';
import { zoneName } from '#src/domain/site/choices/cookie-grammar.ts';
import { storeCookie, storedCookie } from '#src/web/shared/visitor/cookie-jar.ts';
import { ownTimeZone } from '#src/web/shared/moments/own-time-zone.load.ts';

type DeviceFacts = Pick<
  VisitorPart,
  'device' | 'screenSize' | 'retina' | 'keplerId' | 'affiliateConf' | 'qsAffiliateConf'
>;

/** What the browser knows by itself: its device, its screen, its cookies and the address it was opened with. */
export function deviceFacts(site: SitePart): DeviceFacts {
  const retina = sharpness(devicePixelRatio);
  if (storedCookie('retina') !== String(retina)) storeCookie('retina', String(retina));
  storeTimeZone(ownTimeZone());
  return {
    device: deviceOf(navigator.userAgent),
    screenSize: { width: screen.width, height: screen.height },
    retina,
    keplerId: storedCookie('kepler_id'),
    // From an earlier visit, in a cookie that scripts cannot read; the page names the affiliate agreement that applies.
    affiliateConf: site.affiliateLook === null ? null : { aid: site.affiliateLook.aid, wid: '', affPid: '' },
    qsAffiliateConf: affiliateOfQuery(new URLSearchParams(location.search)),
  };
}

/** Keeps the zone of this browser's clock, so that pages about the visitor are rendered by it. */
function storeTimeZone(zone: string): void {
  if (zoneName(zone) && storedCookie('time_zone') !== zone) storeCookie('time_zone', zone);
}

/** The whole number of device pixels for one of ours, from 1 to 3. */
export function sharpness(ratio: number): 1 | 2 | 3 {
  if (ratio > 2) return 3;
  return ratio > 1 ? 2 : 1;
}

/** A picture of one pixel, as small as they come. */
const smallestWebp = 'data:image/webp;base64,UklGRiIAAABXRUJQVlA4IBYAAAAwAQCdASoBAAEADsD+JaQAA3AAAAAA';

/** Whether this browser draws WebP. */
export async function drawsWebp(): Promise<boolean> {
  const picture = new Image();
  picture.src = smallestWebp;
  return picture.decode().then(
    () => true,
    () => false,
  );
}
