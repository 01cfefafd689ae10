/** The states of a search page (spec §4). */
export const searchStatuses = ['firstLoading', 'pageLoading', 'changeLoading', 'success', 'no-data', 'error'] as const;
export type SearchStatus = (typeof searchStatuses)[number];

/** Which list it is: the ordinary search, or what belongs to a promotion. */
export type SearchKind = 'search' | 'promotion';

/**
 * What may happen to a search page: a filter, a sort or words change; the next page is requested; the answer of the
 * call under way comes, with hits, without any, or not at all (of the first page or of a later one).
 */
export const searchEvents = ['change', 'nextPage', 'found', 'foundNothing', 'failed'] as const;
export type SearchEvent = (typeof searchEvents)[number];

/**
 * The page's life, state by state and event by event; what is not listed is ignored. A new search is ignored while a
 * page or a change is loading. A failure of an ordinary search is an error, one of a promotion's list shows no data
 * (spec §4; the codes and what they retain: RU-35); in both states the missing page may be requested again.
 */
export const searchLife = {
  firstLoading: { found: 'success', foundNothing: 'no-data', failed: 'failure' },
  pageLoading: { found: 'success', foundNothing: 'success', failed: 'failure' },
  changeLoading: { found: 'success', foundNothing: 'no-data', failed: 'failure' },
  success: { change: 'changeLoading', nextPage: 'pageLoading' },
  'no-data': { change: 'changeLoading', nextPage: 'pageLoading' },
  error: { change: 'changeLoading', nextPage: 'pageLoading' },
} as const satisfies Record<SearchStatus, Partial<Record<SearchEvent, SearchStatus | 'failure'>>>;

const failures = { search: 'error', promotion: 'no-data' } as const satisfies Record<SearchKind, SearchStatus>;

/** The state that follows; the same one when the event is ignored. */
export function nextSearchStatus(kind: SearchKind, status: SearchStatus, event: SearchEvent): SearchStatus {
  const row: Partial<Record<SearchEvent, SearchStatus | 'failure'>> = searchLife[status];
  const next = row[event] ?? status;
  return next === 'failure' ? failures[kind] : next;
}

/** Whether a search may be sent now: not while a page or a change is loading (spec §4), nor before the first answer. */
export function maySearch(status: SearchStatus): boolean {
  return 'change' in searchLife[status];
}

/** The cards after an answer: page 1 replaces them, later pages append (spec §4). */
export function joinCards<Card>(cards: readonly Card[], page: number, more: readonly Card[]): readonly Card[] {
  return page === 1 ? more : [...cards, ...more];
}
