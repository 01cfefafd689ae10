import { afterEach, beforeEach, describe, expect, it } from 'vitest';

import { guardSearch } from '#src/web/shared/lists/guard-search.ts';

const here = location.pathname;
const links = ['main a.sort', 'search a.suggested'];
const forms = ['main form.filters', 'search form'];
const elsewhere = ['main a.activity', 'search a.activity', 'main form.newsletter', 'header > form.sign-in'];

let page: HTMLElement;

beforeEach(() => {
  page = document.createElement('div');
  page.innerHTML = `
    <header>
      <search>
        <form action="${here}"></form>
        <a class="suggested" href="${here}?query=zoo"><b>zoo</b></a>
        <a class="activity" href="/ja/activity/7-tower/">Tower</a>
      </search>
      <form class="sign-in" action="/ja/signin/"></form>
    </header>
    <main>
      <a class="sort" href="${here}?sort=best_rated"><b>best rated</b></a>
      <a class="activity" href="/ja/activity/7-tower/">Tower</a>
      <form class="filters" action="${here}"></form>
      <form class="newsletter" action="/ja/newsletter/"></form>
    </main>`;
  document.body.append(page);
});
afterEach(() => page.remove());

/** Presses the link, or sends the form, and returns what is left of it for the page below. */
function press(selector: string): string {
  let heard = 'swallowed';
  const hear = (event: Event): void => {
    heard = event.defaultPrevented ? 'ignored' : 'obeyed';
    // The page of the tests stays.
    event.preventDefault();
  };
  page.addEventListener('click', hear);
  page.addEventListener('submit', hear);
  const target = page.querySelector<HTMLElement>(selector);
  if (target === null) throw new Error(selector);
  if (target instanceof HTMLFormElement) target.requestSubmit();
  // What is in a link is pressed more often than the link itself.
  else (target.querySelector('b') ?? target).click();
  page.removeEventListener('click', hear);
  page.removeEventListener('submit', hear);
  return heard;
}

describe('guardSearch', () => {
  it.each([...links, ...forms, ...elsewhere])('without the guard, %s is obeyed', (selector) => {
    expect(press(selector)).toBe('obeyed');
  });

  it('ignores links and swallows forms that lead to another search of the page, of its list and of the header', () => {
    const takeOff = guardSearch(document);
    expect(links.map(press)).toEqual(['ignored', 'ignored']);
    expect(forms.map(press)).toEqual(['swallowed', 'swallowed']);
    takeOff();
    expect([...links, ...forms].map(press)).toEqual(['obeyed', 'obeyed', 'obeyed', 'obeyed']);
  });

  it('leaves links and forms that lead to other pages alone', () => {
    const takeOff = guardSearch(document);
    expect(elsewhere.map(press)).toEqual(elsewhere.map(() => 'obeyed'));
    takeOff();
  });
});
