import { unreachable, type ApiClient } from '#src/contract/client.ts';
import type { SitePart } from '#src/domain/site/site-part.ts';

/** The API client, in a file that is fetched with the first call: no first view makes one. */
export function lazyClient(site: SitePart): ApiClient {
  let client: ApiClient | null = null;
  return {
    call: async (endpoint, input, options) => {
      // Without a turn in between where the file is there: a page that is being left has no other.
      if (client !== null) return client.call(endpoint, input, options);
      const file = await import('#src/web/shared/client/open-client.ts').catch(() => null);
      // Who cannot fetch the client could not fetch an answer either.
      if (file === null) return unreachable;
      client ??= file.openClient(site);
      return client.call(endpoint, input, options);
    },
  };
}
