import { solveChallenge, type Challenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2';

/**
 * Does the work of a robot check: challenge and answer as base64 of JSON, what the server's check reads. The browser's
 * own cryptography works beside the page, so that nothing on it waits. Throws where it has none (an address without TLS).
 */
export async function solvedText(challengeText: string): Promise<string> {
  // The server has signed it in the library's format, and verifies it when it is submitted.
  const challenge = JSON.parse(atob(challengeText)) as Challenge;
  const solution = await solveChallenge({ challenge, deriveKey });
  if (solution === null) throw new Error('the robot check was not solved in time');
  return btoa(JSON.stringify({ challenge, solution }));
}
