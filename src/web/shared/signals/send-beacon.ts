import { callAddress } from '#src/contract/call-address.ts';
import type { ApiClient } from '#src/contract/client.ts';
import type { Call } from '#src/contract/call.ts';

/** Sends entries to a logging endpoint; whether they arrive is nobody's concern. */
export type SendBeacon = <Input>(endpoint: Call<Input, null>, input: Input, leaving: boolean) => void;

/** A call like any other while the page lives; at its end the browser is asked to carry the entries on (spec §9). */
export function beaconSender(api: ApiClient): SendBeacon {
  return (endpoint, input, leaving) => {
    if (!leaving) return void api.call(endpoint, input);
    const { url, body } = callAddress(endpoint, input, null);
    navigator.sendBeacon(url, new Blob([body ?? ''], { type: 'application/json' }));
  };
}
