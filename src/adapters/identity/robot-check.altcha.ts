import { createChallenge, verifySolution, type Challenge, type Payload } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';

const algorithm = 'PBKDF2/SHA-256';
/** Rounds of one key, and how many keys are tried until one fits: a fraction of a second for a phone, each time again. */
const cost = 2_000;
const fewest = 100;
const most = 300;
/** Seconds that a challenge may be solved and sent in. */
export const challengeSeconds = 600;
/** What a solution may weigh; ours has about seven hundred characters. */
const longestSolution = 2_000;

/**
 * Returns a puzzle for the browser, not for people: work that costs a sender of thousands of messages more than it
 * brings. Signed, good for one device (`bearer`) and for ten minutes. `nowMs` is milliseconds since the epoch;
 * `chance`, from 0 to below 1, is how much of the work falls to this one.
 */
export async function robotChallenge(
  secret: string,
  bearer: string,
  { nowMs, chance }: { readonly nowMs: number; readonly chance: number },
): Promise<Challenge> {
  return createChallenge({
    algorithm,
    cost,
    counter: fewest + Math.floor(chance * (most - fewest + 1)),
    deriveKey,
    data: { bearer },
    expiresAt: Math.floor(nowMs / 1000) + challengeSeconds,
    hmacSignatureSecret: secret,
    hmacKeySignatureSecret: `${secret} key`,
  });
}

/**
 * The challenge's signature, by which it is known and used up, when `solution` (base64 of challenge and answer as JSON)
 * solves one of ours for this bearer; else null. The caller must refuse a signature that was used before: the work
 * itself can be sent twice.
 */
export async function solvedChallenge(secret: string, bearer: string, solution: string): Promise<string | null> {
  const payload = readPayload(solution);
  if (payload === null) return null;
  const { challenge } = payload;
  const signature = challenge.signature;
  if (challenge.parameters.data?.['bearer'] !== bearer || signature === undefined) return null;
  const { verified } = await verifySolution({
    ...payload,
    deriveKey,
    hmacSignatureSecret: secret,
    hmacKeySignatureSecret: `${secret} key`,
  });
  return verified ? signature : null;
}

function readPayload(solution: string): Payload | null {
  if (solution.length > longestSolution || !/^[A-Za-z0-9+/=]+$/.test(solution)) return null;
  try {
    const read: unknown = JSON.parse(Buffer.from(solution, 'base64').toString('utf8'));
    return isPayload(read) ? read : null;
  } catch {
    return null;
  }
}

/** Its own signature vouches for all else: only what is looked at before the signature is must be of its type. */
function isPayload(read: unknown): read is Payload {
  if (!isRecord(read) || !isRecord(read['challenge']) || !isRecord(read['solution'])) return false;
  const { parameters, signature } = read['challenge'];
  const { counter, derivedKey } = read['solution'];
  if (!isRecord(parameters) || parameters['algorithm'] !== algorithm || parameters['cost'] !== cost) return false;
  const isAnswer = Number.isInteger(counter) && typeof derivedKey === 'string' && /^[0-9a-f]{64}$/.test(derivedKey);
  return isAnswer && typeof signature === 'string' && /^[0-9a-f]{64}$/.test(signature);
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
