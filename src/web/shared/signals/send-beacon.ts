import { callAddress } from '#src/contract/call-address.ts';
import type { ApiClient } from '#src/contract/client.ts';
import type { Call } from '#src/contract/call.ts';

/** Sends entries to a logging endpoint, without waiting for delivery. */
export type SendBeacon = <Input>(endpoint: Call<Input, null>, input: Input, leaving: boolean) => void;

/** Sends entries by a normal call while the page is open; on leaving, the browser completes the request (spec §9). */
export function beaconSender(api: ApiClient): SendBeacon {
  return (endpoint, input, leaving) => {
    if (!leaving) return void api.call(endpoint, input);
    const { url, body } = callAddress(endpoint, input, null);
    navigator.sendBeacon(url, new Blob([body ?? ''], { type: 'application/json' }));
  };
}
