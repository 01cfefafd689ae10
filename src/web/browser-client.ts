import type { Answer, ApiClient, CallOptions } from '#src/contract/client.ts';
import type { Endpoint } from '#src/contract/endpoint.ts';
import type { Envelope } from '#src/contract/envelope.ts';
import { callAddress } from '#src/contract/call-address.ts';
import { accountEndpoints } from '#src/contract/endpoints/account.ts';
import type { SitePart } from '#src/domain/site/site-part.ts';

const timeoutMs = 15_000;

/** The API client of the browser (spec §7): 15 s time-out, language and currency on every call, CSRF token on changes. */
export function browserClient(site: SitePart): ApiClient {
  const client: ApiClient = {
    async call<Input, Output>(
      endpoint: Endpoint<Input, Output>,
      input: Input,
      options: CallOptions = {},
    ): Promise<Answer<Output>> {
      const { url, body } = callAddress(endpoint, input, site);
      const headers = new Headers({
        'Accept-Language': site.language,
        Currency: site.currency,
        Version: '5.6',
        'X-Requested-With': 'XMLHttpRequest',
        'X-Platform': site.platform,
        'Cache-Control': 'no-cache',
      });
      if (options.idempotencyKey !== undefined) headers.set('Idempotency-Key', options.idempotencyKey);
      const request = { method: endpoint.method, headers, body, credentials: 'same-origin' } as const;
      if (body === null) return send<Output>(url, request, options.signal);
      headers.set('Content-Type', 'application/json');
      headers.set('X-CSRF-Token', storedToken() ?? (await freshToken(client)));
      const answer = await send<Output>(url, request, options.signal);
      // A token outlives its session or device now and then; nothing was done yet, so a fresh one may try once more.
      if (answer.ok || answer.error.code !== 'csrf_refused') return answer;
      headers.set('X-CSRF-Token', await freshToken(client));
      return send<Output>(url, request, options.signal);
    },
  };
  return client;
}

async function send<Output>(
  url: string,
  request: RequestInit,
  signal: AbortSignal | undefined,
): Promise<Answer<Output>> {
  const limit = AbortSignal.timeout(timeoutMs);
  try {
    const response = await fetch(url, {
      ...request,
      signal: signal === undefined ? limit : AbortSignal.any([signal, limit]),
    });
    // The envelope is the API's own promise (RU-18); what is not one falls through to the failure below.
    const envelope = (await response.json()) as Envelope<Output>;
    if (envelope.success) return { ok: true, value: envelope.result };
    return { ok: false, status: response.status, error: envelope.error };
  } catch (error) {
    if (signal?.aborted === true) throw error;
    return { ok: false, status: 0, error: { code: '990001', message: 'client_network_failure' } };
  }
}

/** The token of its cookie, unless that or the valid-flag is missing (spec §5). */
function storedToken(): string | null {
  const stored = /(?:^|; )csrf_token=([^;]+)/.exec(document.cookie)?.[1];
  return stored !== undefined && document.cookie.includes('csrf_valid=1') ? stored : null;
}

async function freshToken(client: ApiClient): Promise<string> {
  const answer = await client.call(accountEndpoints.csrfToken, {});
  return answer.ok ? answer.value.token : '';
}
