import { BlockList, isIP } from 'node:net';

import type { Log } from '#src/actions/deps.ts';
import type { Environment } from '#src/server/config/env.ts';
import type { Queryable } from '#src/store/shared/database/db.ts';
import { isSuperuser } from '#src/store/shared/database/database-role.store.ts';

/** A setup that works and is dangerous; `code` is for machines, `text` says what to do. */
export type SetupWarning = { readonly code: SetupCode; readonly text: string };

export type SetupCode =
  | 'proxy_not_trusted'
  | 'runs_as_root'
  | 'database_superuser'
  | 'sandbox_payments'
  | 'weak_secret'
  | 'equal_secrets';

/** What the process and the database say of themselves. */
export type SetupFacts = {
  /** The user id of the process; undefined where the system has none. */
  readonly uid: number | undefined;
  /** Whether the role of `DATABASE_URL` is a superuser; null for the embedded database, whose one role is its owner. */
  readonly superuser: boolean | null;
};

const proxyText =
  'All visitors count as one: TRUST_PROXY is not set, so limits and locks that are meant for one network hold for everybody behind the proxy. Set TRUST_PROXY to the number of proxies in front, or to their addresses.';

/** Returns what an operator should change before travelers rely on this installation; empty for a showcase as it ships. */
export function setupWarnings(environment: Environment, { uid, superuser }: SetupFacts): readonly SetupWarning[] {
  const { mode, payments, trustProxy, site } = environment;
  if (mode !== 'production') return [];
  const found: SetupWarning[] = [];
  // The process itself speaks http, so an https origin has a proxy in front.
  if (trustProxy === false && site.origin.startsWith('https:'))
    found.push({ code: 'proxy_not_trusted', text: proxyText });
  if (uid === 0)
    found.push({
      code: 'runs_as_root',
      text: 'The process runs as root. Run it as a user of its own that owns DATA_DIR only.',
    });
  if (superuser === true)
    found.push({
      code: 'database_superuser',
      text: 'The role of DATABASE_URL is a superuser. Use a role that owns the shop’s database and nothing else.',
    });
  if (payments.provider === 'sandbox')
    found.push({ code: 'sandbox_payments', text: 'PAYMENTS=sandbox: orders are confirmed and no money is taken.' });
  return [...found, ...secretWarnings(environment)];
}

/** Returns the warnings for this very process and the database that it works on. */
export async function readSetupWarnings(environment: Environment, db: Queryable): Promise<readonly SetupWarning[]> {
  const superuser = environment.database === undefined ? null : await isSuperuser(db);
  return setupWarnings(environment, { uid: process.getuid?.(), superuser });
}

/** Writes a warning as a log line; `code` would be blacked out. */
export function warnOfSetup(log: Log, { code, text }: SetupWarning): void {
  log.warn({ kind: 'setup', warning: code }, text);
}

/** The warning for a request whose headers say that a proxy sent it, while none is trusted. */
export const untrustedProxy: SetupWarning = { code: 'proxy_not_trusted', text: proxyText };

function secretWarnings(environment: Environment): readonly SetupWarning[] {
  const named = namedSecrets(environment);
  const weak = named.filter(([, secret]) => isWeak(secret)).map(([name]) => name);
  const equal = named.filter(([name, secret]) => named.some(([other, text]) => other !== name && text === secret));
  return [
    ...[...new Set(weak)].map((name): SetupWarning => ({
      code: 'weak_secret',
      text: `${name} is easy to guess: too few different characters, or a repeated pattern. Use 32 random bytes, for instance from "openssl rand -base64 32".`,
    })),
    ...(equal.length === 0
      ? []
      : [
          {
            code: 'equal_secrets' as const,
            text: `${[...new Set(equal.map(([name]) => name))].join(' and ')} are the same. Use another secret for each.`,
          },
        ]),
  ];
}

function namedSecrets({
  givenSecrets,
  payments,
  mailEventsSecrets,
}: Environment): readonly (readonly [string, string])[] {
  const { session = [], code = [], sandboxKey, sandboxWebhook = [] } = givenSecrets;
  const sandbox = payments.provider === 'sandbox';
  const entries: readonly (readonly [string, readonly string[]])[] = [
    ['SESSION_SECRET', session],
    ['CODE_SECRET', code],
    ['MAIL_EVENTS_SECRET', mailEventsSecrets],
    ['SANDBOX_SECRET_KEY', sandbox && sandboxKey !== undefined ? [sandboxKey] : []],
    ['SANDBOX_WEBHOOK_SECRET', sandbox ? sandboxWebhook : []],
  ];
  return entries.flatMap(([name, all]) => all.map((secret) => [name, secret] as const));
}

/** Fewest different characters of a secret: 32 random hexadecimal digits have fewer once in about 400,000. */
const fewestCharacters = 8;

/**
 * Returns whether a secret is visibly not random: few different characters, one repeated piece, or a run such as
 * "abcdef…".
 */
function isWeak(secret: string): boolean {
  const characters = Array.from(secret);
  if (new Set(characters).size < fewestCharacters) return true;
  for (let length = 1; length <= secret.length / 2; length += 1)
    if (
      secret ===
      secret
        .slice(0, length)
        .repeat(Math.ceil(secret.length / length))
        .slice(0, secret.length)
    )
      return true;
  const steps = characters.slice(1).map((one, at) => (one.codePointAt(0) ?? 0) - (characters[at]?.codePointAt(0) ?? 0));
  return steps.filter((step) => Math.abs(step) <= 1).length > steps.length * 0.6;
}

const privateAddresses = new BlockList();
for (const [network, bits] of [
  ['10.0.0.0', 8],
  ['172.16.0.0', 12],
  ['192.168.0.0', 16],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['100.64.0.0', 10],
] as const)
  privateAddresses.addSubnet(network, bits, 'ipv4');
for (const [network, bits] of [
  ['fc00::', 7],
  ['fe80::', 10],
  ['::1', 128],
] as const)
  privateAddresses.addSubnet(network, bits, 'ipv6');

/** Returns whether an address is one of a network of the operator's own: private, shared, link-local or loopback. */
export function isPrivateAddress(address: string): boolean {
  const bare = address.replace(/^::ffff:(?=\d+\.)/i, '');
  const family = isIP(bare);
  return family !== 0 && privateAddresses.check(bare, family === 4 ? 'ipv4' : 'ipv6');
}
