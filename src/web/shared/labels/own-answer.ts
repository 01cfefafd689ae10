import type { Answer } from '#src/contract/client.ts';

/** Returns the answer of a call about the visitor's own data; null without a session. Throws on any other failure. */
export function ownAnswer<Output>(answer: Answer<Output>, what: string): Output | null {
  if (answer.ok) return answer.value;
  if (answer.error.code === 'sign_in_required') return null;
  throw new Error(`${what}: ${answer.error.code}`);
}
