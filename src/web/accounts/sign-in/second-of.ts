import { useState } from 'react';

import type { Answer } from '#src/contract/client.ts';

/** What completes a sign-in: masked factors of the account, and the token of the step. */
export type Second = {
  readonly step: string;
  readonly email: string | null;
  readonly phone: string | null;
  readonly hasPasskey: boolean;
};

/** Returns the step after a correct code; null if the code signed the user in, or was rejected. */
function secondOf(answer: Answer<unknown>): Second | null {
  if (answer.ok || answer.error.code !== 'second_factor_needed') return null;
  const { facts = {} } = answer.error;
  const text = (name: string): string | null => {
    const value = facts[name];
    return typeof value === 'string' ? value : null;
  };
  const step = text('step');
  return step === null
    ? null
    : { step, email: text('email'), phone: text('phone'), hasPasskey: text('passkey') !== null };
}

/** Notes the second step that an answer requests, and passes the answer on. */
export type Noted = <Value>(answer: Answer<Value>) => Answer<Value>;

/** The second step that an answer requests, what looks for it in an answer, and the way back to the first. */
export function useSecond(): { readonly second: Second | null; readonly noted: Noted; readonly leave: () => void } {
  const [second, setSecond] = useState<Second | null>(null);
  return {
    second,
    leave: () => setSecond(null),
    noted: (answer) => {
      setSecond(secondOf(answer));
      return answer;
    },
  };
}
