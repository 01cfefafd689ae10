import { describe, expect, it } from 'vitest';

import { enforceSlashes, slashedFirst } from '#src/web/site/frame/follow-links.ts';

type Answer = Parameters<Parameters<typeof enforceSlashes>[0]['subscribe']>[0];

/** A router of which only the two actions matter here. */
function routerAt(basename: string) {
  const went: unknown[] = [];
  let notify: Answer | null = null;
  enforceSlashes(
    {
      subscribe: (listener) => {
        notify = listener;
        return () => undefined;
      },
      navigate: async (to: unknown) => void went.push(to),
    },
    basename,
  );
  const move = (pathname: string, search = '', hash = ''): void => {
    const navigation = { state: 'loading', location: { pathname, search, hash, state: null, key: '' } };
    // Nothing else of the router's state is read.
    notify?.({ navigation } as unknown as Parameters<Answer>[0], {} as unknown as Parameters<Answer>[1]);
  };
  return { went, move };
}

describe('a move to a page without its slash', () => {
  it('opens the page, with query and hash', () => {
    const { went, move } = routerAt('/');
    move('/city/3-tokyo', '?category=food', '#map');
    expect(went).toEqual(['/city/3-tokyo/?category=food#map']);
  });

  it('leaves the language prefix to the router', () => {
    const { went, move } = routerAt('/ja/');
    move('/ja/cart');
    expect(went).toEqual(['/cart/']);
  });

  it.each([['/city/3-tokyo/'], ['/'], ['/nothing'], ['/files/logo.svg']])('ignores %s', (path) => {
    const { went, move } = routerAt('/');
    move(path);
    expect(went).toEqual([]);
  });
});

describe('the first address', () => {
  it.each([
    ['/', '/cart', '/cart/?a=1#b'],
    ['/ja/', '/ja/cart', '/ja/cart/?a=1#b'],
    ['/', '/cart/', null],
    ['/', '/nothing', null],
  ])('below %s, %s becomes %s', (basename, pathname, to) => {
    expect(slashedFirst({ pathname, search: '?a=1', hash: '#b' }, basename)).toBe(to);
  });
});
