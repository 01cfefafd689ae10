import type { ApiClient } from '#src/contract/client.ts';
import type { SitePart } from '#src/domain/site/site-part.ts';
import { browserClient } from '#src/web/shared/client/browser-client.ts';
import { storedCookie } from '#src/web/shared/visitor/cookie-jar.ts';
import { isTextDebug } from '#src/web/shared/visitor/text-debug.ts';
import { visitorState } from '#src/web/shared/visitor/visitor-state.ts';

/** The client that speaks for this visitor, with what is known of them at the moment of each call. */
export function openClient(site: SitePart): ApiClient {
  return browserClient(site, () => ({
    visitor: visitorState.now(),
    deviceId: storedCookie('device_id'),
    textDebug: isTextDebug(),
  }));
}
