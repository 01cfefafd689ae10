import { describe, expect, it } from 'vitest';

import { searchStatuses, type SearchKind, type SearchStatus } from '#src/domain/search/search-status.ts';
import { beginLife, lifeReducer, type Answer } from '#src/web/shared/lists/list-state.ts';

type Life = ReturnType<typeof beginLife<string, Answer<string>>>;

const answer = (cards: readonly string[], failed = false): Answer<string> => ({ cards, shown: 1, failed });
const found = answer(['a', 'b']);
const life = (status: SearchStatus, kind: SearchKind = 'search'): Life => ({ ...beginLife(kind, found), status });

describe('the list of results', () => {
  it.each<[string, Answer<string>, SearchKind, SearchStatus]>([
    ['with hits', found, 'search', 'success'],
    ['with none', answer([]), 'search', 'no-data'],
    ['that failed', answer([], true), 'search', 'error'],
    ['of a promotion that failed', answer([], true), 'promotion', 'no-data'],
  ])('begins by an answer %s', (_, from, kind, status) => {
    expect(beginLife(kind, from)).toMatchObject({ status, cards: from.cards, shown: 1 });
  });

  it.each<[SearchStatus, SearchStatus]>([
    ['firstLoading', 'firstLoading'],
    ['pageLoading', 'pageLoading'],
    ['changeLoading', 'changeLoading'],
    ['success', 'pageLoading'],
    ['no-data', 'pageLoading'],
    ['error', 'pageLoading'],
  ])('requesting its next page while %s is then %s', (before, after) => {
    expect(lifeReducer(life(before), { type: 'nextPage' }).status).toBe(after);
  });

  it('has every state in that table', () => {
    expect(searchStatuses).toHaveLength(6);
  });

  it('grows by a later page', () => {
    const next = lifeReducer(life('pageLoading'), { type: 'page', of: found, cards: ['c'] });
    expect(next).toMatchObject({ status: 'success', cards: ['a', 'b', 'c'], shown: 2 });
  });

  it('does not change when a later page is empty', () => {
    const next = lifeReducer(life('pageLoading'), { type: 'page', of: found, cards: [] });
    expect(next).toMatchObject({ status: 'success', cards: ['a', 'b'] });
  });

  it.each<[SearchKind, SearchStatus]>([
    ['search', 'error'],
    ['promotion', 'no-data'],
  ])('of a %s retains its cards when a later page fails, and can retry', (kind, status) => {
    const failed = lifeReducer(life('pageLoading', kind), { type: 'pageFailed', of: found });
    expect(failed).toMatchObject({ status, cards: ['a', 'b'] });
    expect(lifeReducer(failed, { type: 'nextPage' }).status).toBe('pageLoading');
  });

  it('is replaced by a new answer, whatever it was doing', () => {
    const other = answer(['x']);
    for (const status of searchStatuses)
      expect(lifeReducer(life(status), { type: 'arrived', from: other })).toMatchObject({
        status: 'success',
        cards: ['x'],
        from: other,
      });
  });

  it('drops a page that was requested for another list, and one that is no longer needed', () => {
    const late = lifeReducer(life('pageLoading'), { type: 'page', of: answer(['old']), cards: ['c'] });
    expect(late).toMatchObject({ status: 'pageLoading', cards: ['a', 'b'] });
    const twice = lifeReducer(life('success'), { type: 'page', of: found, cards: ['c'] });
    expect(twice.cards).toEqual(['a', 'b']);
  });
});
