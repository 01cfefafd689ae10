import { fileURLToPath } from 'node:url';

import type { Deps } from '#src/actions/deps.ts';
import { googleIdentity } from '#src/adapters/identity/google.identity.ts';
import { derivedKey } from '#src/adapters/keyed-hashes.ts';
import { googleReturnPath } from '#src/contract/accounts/security/account-security.ts';
import type { HostTable } from '#src/domain/site/hosts.ts';
import type { Identity } from '#src/server/config/env.ts';
import type { Secrets } from '#src/server/config/env-secrets.ts';
import { superviseChild } from '#src/server/processes/sandbox-process.ts';

const program = fileURLToPath(new URL('../../../sandbox/identity/main.ts', import.meta.url));

const sandboxClient = 'meander';

/** Returns the external identity provider of this environment: Google, the sandbox of a demonstration, or none. */
export function identityFor(
  identity: Identity | undefined,
  secrets: Secrets,
  log: Deps['log'],
): Pick<Deps, 'identity'> {
  if (identity === undefined) return {};
  const onRefused = (reason: string): void => log.info({ reason }, 'a sign-in with Google was refused');
  if (identity.provider === 'google') {
    const { issuer, clientId, clientSecret } = identity;
    return { identity: googleIdentity({ issuer, clientId, clientSecret, onRefused }) };
  }
  return {
    identity: googleIdentity({
      issuer: identity.origin,
      clientId: sandboxClient,
      clientSecret: sandboxSecret(secrets),
      reachedAt: `http://127.0.0.1:${identity.port}`,
      onRefused,
    }),
  };
}

type Settings = {
  readonly identity: Extract<Identity, { provider: 'sandbox' }>;
  readonly secrets: Secrets;
  readonly hosts: HostTable;
  readonly log: Deps['log'];
  readonly isStopping: () => boolean;
};

/** Runs the identity provider of a demonstration, as a separate process and origin. */
export function startIdentityProcess(settings: Settings): Promise<{ stop: () => Promise<void> }> {
  const { identity, secrets, hosts, log, isStopping } = settings;
  return superviseChild({
    name: 'the sign-in sandbox',
    loss: 'nobody can sign in with it',
    program,
    env: {
      PATH: process.env['PATH'],
      NODE_ENV: process.env['NODE_ENV'],
      IDENTITY_PORT: String(identity.port),
      IDENTITY_ORIGIN: identity.origin,
      IDENTITY_CLIENT_ID: sandboxClient,
      IDENTITY_CLIENT_SECRET: sandboxSecret(secrets),
      IDENTITY_RETURNS: hosts.map(({ origin }) => origin + googleReturnPath).join(','),
    },
    startHint: `is port ${identity.port} taken?`,
    restartAfterMs: 3_000,
    log,
    isStopping,
  });
}

function sandboxSecret({ sandboxKey }: Secrets): string {
  return derivedKey(sandboxKey, 'meander identity');
}
