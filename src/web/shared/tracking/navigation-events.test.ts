import { expect, it } from 'vitest';

import { watchMoves, type Router } from '#src/web/shared/tracking/navigation-events.ts';

type State = Router['state'];

/** A router that is moved by hand. */
function router(first: State) {
  let notify: ((state: State) => void) | null = null;
  const opened: (readonly [string, boolean])[] = [];
  const watched = {
    state: first,
    subscribe: (take: (state: State) => void) => {
      notify = take;
      return () => undefined;
    },
  };
  watchMoves(watched as unknown as Router, (page, isFirst) => opened.push([page, isFirst]));
  return { opened, move: (state: State) => notify?.(state) };
}

function at(pathname: string, handle: unknown, navigation: 'idle' | 'loading' = 'idle'): State {
  return {
    location: { pathname },
    navigation: { state: navigation },
    matches: [{ route: {} }, { route: { handle } }],
  } as unknown as State;
}

it('reports the current page, and each that is opened', () => {
  const { opened, move } = router(at('/', 'home'));
  move(at('/', 'home', 'loading'));
  move(at('/cart/', 'cart', 'loading'));
  move(at('/cart/', 'cart'));
  expect(opened).toEqual([
    ['home', true],
    ['cart', false],
  ]);
});

it('takes another query for the same page', () => {
  const { opened, move } = router(at('/search/result/', 'search-result'));
  move(at('/search/result/', 'search-result'));
  expect(opened).toHaveLength(1);
});

it('takes what has no name for the page that is not there', () => {
  const { opened, move } = router(at('/nowhere/', undefined));
  move(at('/elsewhere/', 'constructor'));
  expect(opened).toEqual([
    ['not-found', true],
    ['not-found', false],
  ]);
});
