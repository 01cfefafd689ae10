import { describe, expect, it } from 'vitest';

import {
  joinCards,
  maySearch,
  nextSearchStatus,
  searchEvents,
  searchStatuses,
  type SearchEvent,
  type SearchStatus,
} from '#src/domain/search/search-status.ts';

const ordinary = (status: SearchStatus, event: SearchEvent) => nextSearchStatus('search', status, event);

describe('the states of a search page', () => {
  // Rows: change, nextPage, found, foundNothing, failed.
  const table: Record<SearchStatus, readonly SearchStatus[]> = {
    firstLoading: ['firstLoading', 'firstLoading', 'success', 'no-data', 'error'],
    pageLoading: ['pageLoading', 'pageLoading', 'success', 'success', 'error'],
    changeLoading: ['changeLoading', 'changeLoading', 'success', 'no-data', 'error'],
    success: ['changeLoading', 'pageLoading', 'success', 'success', 'success'],
    'no-data': ['changeLoading', 'pageLoading', 'no-data', 'no-data', 'no-data'],
    error: ['changeLoading', 'pageLoading', 'error', 'error', 'error'],
  };

  it.each(searchStatuses)('goes on from %s as the table says', (status) => {
    expect(searchEvents.map((event) => ordinary(status, event))).toEqual(table[status]);
  });

  it('differs for a promotion only in its failures', () => {
    for (const status of searchStatuses)
      for (const event of searchEvents) {
        const usual = ordinary(status, event);
        const failed = usual === 'error' && status !== 'error';
        expect(nextSearchStatus('promotion', status, event)).toBe(failed ? 'no-data' : usual);
      }
  });

  it('ignores a search while one is under way', () => {
    expect(searchStatuses.filter((status) => !maySearch(status))).toEqual([
      'firstLoading',
      'pageLoading',
      'changeLoading',
    ]);
  });

  it('an answer that comes late changes nothing', () => {
    for (const event of ['found', 'foundNothing', 'failed'] as const)
      expect(ordinary('success', event)).toBe('success');
  });

  it('the first page replaces, later ones append', () => {
    expect(joinCards(['a'], 1, ['b'])).toEqual(['b']);
    expect(joinCards(['a'], 2, ['b'])).toEqual(['a', 'b']);
    expect(joinCards([], 3, [])).toEqual([]);
  });
});
