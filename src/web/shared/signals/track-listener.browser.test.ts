import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';

import { trackEvents } from '#src/domain/site/addresses/tracking.ts';
import { checkDirectives, listenForDirectives } from '#src/web/shared/signals/track-listener.ts';

let recorded: string[] = [];
let place: HTMLElement;

// The listeners of a document stay with it.
beforeAll(() => listenForDirectives(document, (name) => recorded.push(name)));

beforeEach(async () => {
  place = document.createElement('div');
  document.body.append(place);
});
afterEach(() => place.remove());

/** Draws the markup with the pointer beside it. */
async function draw(markup: string): Promise<void> {
  place.innerHTML = `<p>beside</p>${markup}`;
  await userEvent.hover(page.getByText('beside'));
  recorded = [];
}

describe('listenForDirectives', () => {
  it.each(trackEvents)('records what waits for %s once, and nothing that waits for another event', async (event) => {
    await draw(`<button track="${event}:home.card">card</button>`);
    await userEvent.hover(page.getByText('card'));
    await userEvent.click(page.getByText('card'));
    await userEvent.hover(page.getByText('beside'));
    expect(recorded).toEqual(['home.card']);
  });

  it('records a press for every element around the one that was pressed', async () => {
    await draw(
      `<div track="click:list"><div track="mousedown:other"><b track="click:card"><i>tower</i></b></div></div>`,
    );
    await userEvent.click(page.getByText('tower'));
    expect(recorded).toEqual(['other', 'card', 'list']);
  });

  it('records the pointer’s arrival for the element itself, and not again for what is in it', async () => {
    await draw(`<div track="mouseenter:card"><b>tower</b></div>`);
    await userEvent.hover(page.getByText('tower'));
    expect(recorded).toEqual(['card']);
  });

  it('records nothing for a wrong value, or where no element was pressed', async () => {
    await draw(`<b track="hover:card">first</b><b track="click:">second</b>`);
    await userEvent.click(page.getByText('first'));
    await userEvent.click(page.getByText('second'));
    document.dispatchEvent(new MouseEvent('click'));
    expect(recorded).toEqual([]);
  });
});

describe('checkDirectives', () => {
  it('complains of each wrong directive once, and says what is wrong', () => {
    const directives = ['click:fine', '', 'hover:card', 'click:Not a name', 'hover:card'];
    place.innerHTML = directives.map((value) => `<b track="${value}"></b>`).join('');
    const complained = new Set<string>();
    const texts: string[] = [];
    checkDirectives(place, complained, (text) => texts.push(text));
    checkDirectives(place, complained, (text) => texts.push(text));
    expect(texts).toEqual([
      'the tracking directive needs a value: track=""',
      'the tracking directive knows click, mousedown, mouseup, mouseenter and mouseleave alone: track="hover:card"',
      'the name in a tracking directive has small letters, digits, dots, dashes and underscores: track="click:Not a name"',
    ]);
  });
});
