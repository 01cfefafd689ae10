import { limitKey } from '#src/adapters/identity/sign-in-hashes.ts';
import type { Caller, Deps } from '#src/actions/deps.ts';
import { shownNetwork } from '#src/domain/accounts/network.ts';
import type { SecurityEvent, SecurityLine } from '#src/domain/accounts/security-event.ts';

/** Who is behind an event, as far as it is known; a device or network that nobody knows is empty. */
export type Behind = Pick<Caller, 'device' | 'network' | 'requestId'> & {
  readonly account: { readonly id: string } | null;
};

/** Writes one line about a security event. The server counts the lines by kind (`src/server/logs/security-log.ts`). */
export function noteSecurityEvent(
  { log, secrets }: Pick<Deps, 'log' | 'secrets'>,
  { account, device, network, requestId }: Behind,
  event: SecurityEvent,
): void {
  const keyOf = (text: string): string => limitKey(secrets.code, `security log ${text}`).slice(0, 16);
  const security: SecurityLine = {
    ...event,
    account: account?.id ?? null,
    device: device === '' ? null : keyOf(device),
    network: shownNetwork(network),
    networkKey: network === '' ? '' : keyOf(network),
    request: requestId ?? null,
  };
  log.info({ security }, 'security event');
}
