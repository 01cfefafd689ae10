import type { Answer } from '#src/contract/client.ts';

/** What a call about the visitor's own things gave; null when nobody is signed in. Anything else is an error of ours. */
export function ownAnswer<Output>(answer: Answer<Output>, what: string): Output | null {
  if (answer.ok) return answer.value;
  if (answer.error.code === 'sign_in_required') return null;
  throw new Error(`${what}: ${answer.error.code}`);
}
