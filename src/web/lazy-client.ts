import type { ApiClient } from '#src/contract/client.ts';
import type { SitePart } from '#src/domain/site/site-part.ts';

/** The API client, in a file that is fetched with the first call: no first view makes one. */
export function lazyClient(site: SitePart): ApiClient {
  return {
    call: async (endpoint, input, options) => {
      const { openClient } = await import('#src/web/visitor/open-client.ts');
      return openClient(site).call(endpoint, input, options);
    },
  };
}
