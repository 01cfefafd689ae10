import {
  joinCards,
  nextSearchStatus,
  type SearchEvent,
  type SearchKind,
  type SearchStatus,
} from '#src/domain/search/search-status.ts';

/** The result of a loader: the cards of the pages in its address, or that the call failed. */
export type Answer<Card> = {
  readonly cards: readonly Card[];
  readonly shown: number;
  readonly failed: boolean;
};

/** A list of results as it is on the screen. */
export type SearchLife<Card, From extends Answer<Card>> = {
  readonly kind: SearchKind;
  readonly status: SearchStatus;
  /** The answer that the list began with; later pages belong to it. */
  readonly from: From;
  readonly cards: readonly Card[];
  /** How many pages are shown one below the other. */
  readonly shown: number;
};

/** `of` names the list that a page was requested for: answers for another list are dropped. */
export type LifeEvent<Card, From> =
  | { readonly type: 'arrived'; readonly from: From }
  | { readonly type: 'nextPage' }
  | { readonly type: 'page'; readonly of: From; readonly cards: readonly Card[] }
  | { readonly type: 'pageFailed'; readonly of: From };

/** The list that an answer begins, by the table of the states (spec §4): the first page replaces what was there. */
export function beginLife<Card, From extends Answer<Card>>(
  kind: SearchKind,
  from: From,
  before: SearchStatus = 'firstLoading',
): SearchLife<Card, From> {
  const status = nextSearchStatus(kind, before, eventOf(from));
  return { kind, status, from, cards: joinCards<Card>([], 1, from.cards), shown: from.shown };
}

/** What becomes of a list; an event that its state does not know changes nothing (spec §4). */
export function lifeReducer<Card, From extends Answer<Card>>(
  life: SearchLife<Card, From>,
  event: LifeEvent<Card, From>,
): SearchLife<Card, From> {
  if (event.type === 'arrived') return beginLife<Card, From>(life.kind, event.from, 'changeLoading');
  if (event.type === 'nextPage') return step(life, 'nextPage');
  if (event.of !== life.from || life.status !== 'pageLoading') return life;
  if (event.type === 'pageFailed') return step(life, 'failed');
  const shown = life.shown + 1;
  return {
    ...step(life, event.cards.length === 0 ? 'foundNothing' : 'found'),
    cards: joinCards(life.cards, shown, event.cards),
    shown,
  };
}

function step<Card, From extends Answer<Card>>(
  life: SearchLife<Card, From>,
  event: SearchEvent,
): SearchLife<Card, From> {
  const status = nextSearchStatus(life.kind, life.status, event);
  return status === life.status ? life : { ...life, status };
}

function eventOf<Card>(answer: Answer<Card>): SearchEvent {
  if (answer.failed) return 'failed';
  return answer.cards.length === 0 ? 'foundNothing' : 'found';
}
