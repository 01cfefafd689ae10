import type { NamedEndpoint } from '#src/contract/services.ts';
import { callAddress } from '#src/contract/call-address.ts';
import { callHeaders } from '#src/contract/headers.ts';

/** Returns a call's example as a command line; `$TOKEN` is the token that came with the cookies. */
export function curlOf({ endpoint }: NamedEndpoint, origin: string): string {
  const { example = {} } = endpoint;
  const { url, body } = callAddress(endpoint, example, null);
  const at = `curl '${origin}${url}'`;
  if (body === null) return at;
  const changes =
    endpoint.isBeacon === true
      ? []
      : ['-b cookies.txt', `-H 'Origin: ${origin}'`, `-H "${callHeaders.csrfToken}: $TOKEN"`];
  const key = endpoint.idempotent === true ? [`-H "${callHeaders.idempotencyKey}: $(uuidgen)"`] : [];
  const lines = [
    at,
    ...changes,
    ...key,
    `-H 'Content-Type: application/json'`,
    `-d '${body.replaceAll("'", String.raw`'\''`)}'`,
  ];
  return lines.join(' \\\n  ');
}
