import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { guardSearch } from '#src/web/shared/lists/guard-search.ts';

/** As much of an element as the guard looks at. */
class Part {
  readonly inside: string;
  readonly address: string;
  constructor(inside: string, address: string) {
    this.inside = inside;
    this.address = address;
  }
  get pathname(): string {
    return new URL(this.address, location.href).pathname;
  }
  closest(wanted: string): Part | null {
    return wanted.replaceAll('[href]', '').split(', ').includes(this.inside) ? this : null;
  }
  getAttribute(): string {
    return this.address;
  }
}

beforeEach(() => {
  vi.stubGlobal('Element', Part);
  vi.stubGlobal('HTMLAnchorElement', Part);
  const href = 'http://localhost/ja/search/result/?query=tower';
  vi.stubGlobal('location', { href, pathname: '/ja/search/result/' });
});
afterEach(() => vi.unstubAllGlobals());

/** What is left of a press, as the page below hears it. */
function press(page: EventTarget, type: 'click' | 'submit', part: Part): string {
  let heard = 'nothing';
  const event = new Event(type, { cancelable: true });
  Object.defineProperty(event, 'target', { value: part });
  event.stopPropagation = () => void (heard = 'swallowed');
  page.dispatchEvent(event);
  return heard === 'swallowed' || event.defaultPrevented ? 'ignored' : 'obeyed';
}

it('ignores links and forms that lead to another search of this page, while it is open', () => {
  const page = new EventTarget();
  const guarded = page as Document;
  const link = new Part('main a', '/ja/search/result/?sort=best_rated');
  const form = new Part('main form', '/ja/search/result/');
  expect([press(page, 'click', link), press(page, 'submit', form)]).toEqual(['obeyed', 'obeyed']);
  const takeOff = guardSearch(guarded);
  expect([press(page, 'click', link), press(page, 'submit', form)]).toEqual(['ignored', 'ignored']);
  // The field of the header searches too, and so does what it suggests.
  expect(press(page, 'submit', new Part('search form', '/ja/search/result/'))).toBe('ignored');
  expect(press(page, 'click', new Part('search a', '/ja/search/result/?query=zoo'))).toBe('ignored');
  expect(press(page, 'click', new Part('search a', '/ja/activity/7-tower/'))).toBe('obeyed');
  // Other pages are no searches, and the header's other forms are none.
  expect(press(page, 'click', new Part('main a', '/ja/activity/7-tower/'))).toBe('obeyed');
  expect(press(page, 'submit', new Part('main form', '/ja/newsletter/'))).toBe('obeyed');
  expect(press(page, 'submit', new Part('header form', '/ja/signin/'))).toBe('obeyed');
  takeOff();
  expect([press(page, 'click', link), press(page, 'submit', form)]).toEqual(['obeyed', 'obeyed']);
});
