import { solveChallenge, type Challenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';

/** Does a browser's work: a challenge as the API returns it, and the solution as it is sent. */
export async function solved(challengeText: string): Promise<string> {
  const challenge: Challenge = JSON.parse(Buffer.from(challengeText, 'base64').toString('utf8'));
  const solution = await solveChallenge({ challenge, deriveKey });
  return Buffer.from(JSON.stringify({ challenge, solution })).toString('base64');
}
