import { useRef } from 'react';

import type { ApiClient } from '#src/contract/client.ts';
import { accountCalls } from '#src/contract/accounts/account.calls.ts';
import { useApi } from '#src/web/shared/page/services.ts';

export type RobotCheck = {
  /** Starts the work while the visitor still types. */
  readonly begin: () => void;
  /** One solution, good for one call; "" where none was found, which the server then says. */
  readonly solution: () => Promise<string>;
};

type Work = { readonly text: Promise<string>; readonly begunMs: number };

/** A challenge is valid for ten minutes: an older one is solved again. */
const validMs = 8 * 60_000;

/** The robot check of a form: nothing to see and nothing to solve for people. */
export function useRobotCheck(): RobotCheck {
  const api = useApi();
  const work = useRef<Work | null>(null);
  const current = (): Work => {
    if (work.current === null || performance.now() - work.current.begunMs > validMs)
      work.current = { text: solve(api), begunMs: performance.now() };
    return work.current;
  };
  return {
    begin: () => void current(),
    solution: async () => {
      const { text } = current();
      work.current = null;
      return text;
    },
  };
}

async function solve(api: ApiClient): Promise<string> {
  try {
    const options = await api.call(accountCalls.robotChallenge, {});
    if (!options.ok) return '';
    const { solvedText } = await import('#src/web/shared/forms/solve-challenge.ts');
    return await solvedText(options.value.challenge);
  } catch {
    return '';
  }
}
