import { randomBytes } from 'node:crypto';
import { existsSync, linkSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { z } from 'zod';
import type { Environment } from '#src/server/config/env.ts';

export type Secrets = {
  /** Signs cookies; the first signs, all verify. */
  readonly session: readonly [string, ...string[]];
  /** Keys the hashes of codes, numbers and addresses; the first signs, all are accepted. */
  readonly code: readonly [string, ...string[]];
  /** What the sandbox knows our calls by, and what it signs its webhooks with. */
  readonly sandboxKey: string;
  readonly sandboxWebhook: readonly [string, ...string[]];
};

const storedSecrets = z.object({
  session: z.string(),
  code: z.string(),
  sandboxKey: z.string(),
  sandboxWebhook: z.string(),
});

/**
 * Returns the secrets of this installation: those that were set, and for showcase and development the rest from
 * `secrets.json` in the data folder, made at the first start and readable by its owner alone. In production
 * `readEnvironment` has seen to it that each one in use is set. Throws when the file is damaged.
 */
export function secretsOf(environment: Environment): Secrets {
  const { session, code, sandboxKey, sandboxWebhook } = environment.givenSecrets;
  const [first, ...older] = session ?? [];
  const [firstCode, ...olderCodes] = code ?? [];
  const [webhook, ...olderWebhooks] = sandboxWebhook ?? [];
  const complete = first && firstCode && (environment.payments.provider !== 'sandbox' || (sandboxKey && webhook));
  // Without the sandbox nothing needs its two secrets; a value that nothing else knows closes that endpoint.
  const rest = complete ? fresh() : secretsIn(environment.dataDir);
  return {
    session: [first ?? rest.session, ...older],
    code: [firstCode ?? rest.code, ...olderCodes],
    sandboxKey: sandboxKey ?? rest.sandboxKey,
    sandboxWebhook: [webhook ?? rest.sandboxWebhook, ...olderWebhooks],
  };
}

function secretsIn(dataDir: string): z.infer<typeof storedSecrets> {
  const path = join(dataDir, 'secrets.json');
  if (!existsSync(path)) make(path);
  return readSecrets(path);
}

/** Of two first starts at once one wins, and both read its file: a link is made whole or not at all. */
function make(path: string): void {
  mkdirSync(dirname(path), { recursive: true });
  const draft = `${path}.${process.pid}`;
  writeFileSync(draft, JSON.stringify(fresh(), null, 2), { mode: 0o600 });
  try {
    linkSync(draft, path);
  } catch {
    // Some file systems know no links; there the last of two writers wins.
    if (!existsSync(path)) renameSync(draft, path);
  } finally {
    rmSync(draft, { force: true });
  }
}

function readSecrets(path: string): z.infer<typeof storedSecrets> {
  try {
    return storedSecrets.parse(JSON.parse(readFileSync(path, 'utf8')));
  } catch (fault) {
    throw new Error(`${path} is damaged. Delete it to have new secrets made; visitors must then sign in again.`, {
      cause: fault,
    });
  }
}

function fresh(): z.infer<typeof storedSecrets> {
  const secret = () => randomBytes(32).toString('base64url');
  return {
    session: secret(),
    code: secret(),
    // The provider's own library expects its shapes.
    sandboxKey: `sk_test_${randomBytes(24).toString('hex')}`,
    sandboxWebhook: `whsec_${randomBytes(24).toString('hex')}`,
  };
}
