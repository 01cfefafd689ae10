import type { Deps } from '#src/actions/deps.ts';

/** An action that runs at an interval. Several workers may run it at the same time. */
export type Job = { readonly name: string; readonly everyMs: number; readonly run: (deps: Deps) => Promise<unknown> };

export const second = 1_000;
export const minute = 60 * second;
export const hour = 60 * minute;
export const day = 24 * hour;
