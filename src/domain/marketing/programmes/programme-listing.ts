import type { FailureCode } from '#src/domain/failure.ts';
import { nextSearchStatus, type SearchStatus } from '#src/domain/search/search-status.ts';

/**
 * The codes of spec §8 that a programme's list is answered with when there is nothing to show; the page retains them.
 */
export const listingCodes = [
  '0509P0001',
  '0509P0007',
  '0509P0008',
  '0509P0009',
] as const satisfies readonly FailureCode[];
export type ListingCode = (typeof listingCodes)[number];

/** What the call of a programme's list ended in. */
export type ListingAnswer =
  | { readonly ok: true; readonly cards: number }
  | { readonly ok: false; readonly code: string };

export type ListingState = {
  readonly status: SearchStatus;
  /** Which of the four codes came; null for any other failure and for none. */
  readonly code: ListingCode | null;
  /** Another failure than those: a retry may help. */
  readonly retry: boolean;
};

/**
 * How a programme's page stands after an answer (RU-35): one of the four codes gives the no-data state with the code
 * kept; another failure gives not-found when it is of the first page, and of a later page or a changed filter the
 * no-data state with a retry.
 */
export function listingState(answer: ListingAnswer, isFirst: boolean): ListingState | 'not-found' {
  const before = isFirst ? 'firstLoading' : 'changeLoading';
  if (answer.ok) {
    const status = nextSearchStatus('promotion', before, answer.cards > 0 ? 'found' : 'foundNothing');
    return { status, code: null, retry: false };
  }
  const code = listingCodes.find((one) => one === answer.code) ?? null;
  if (code === null && isFirst) return 'not-found';
  return { status: nextSearchStatus('promotion', before, 'failed'), code, retry: code === null };
}
