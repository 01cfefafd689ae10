import { unreachable, type ApiClient } from '#src/contract/client.ts';
import type { SitePart } from '#src/domain/site/site-part.ts';

/** The API client, in a file that is fetched with the first call: no first view makes one. */
export function lazyClient(site: SitePart): ApiClient {
  return {
    call: async (endpoint, input, options) => {
      const file = await import('#src/web/visitor/open-client.ts').catch(() => null);
      // Who cannot fetch the client could not fetch an answer either.
      return file === null ? unreachable : file.openClient(site).call(endpoint, input, options);
    },
  };
}
