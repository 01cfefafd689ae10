import type { Secrets } from '#src/actions/deps.ts';

/** Returns every `CODE_SECRET` that is accepted, the one that signs first. */
export function codeSecrets({ code, formerCodes = [] }: Secrets): readonly [string, ...string[]] {
  return [code, ...formerCodes];
}
