import type { Deps } from '#src/actions/deps.ts';

export type WayIn = 'sms' | 'email' | 'google' | 'passkey';

/** The sign-in methods that this site offers. */
export function offeredWays({ identity }: Deps): readonly WayIn[] {
  return ['sms', 'email', ...(identity === undefined ? [] : ['google' as const]), 'passkey'];
}
