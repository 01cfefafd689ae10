import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { trackEvents } from '#src/domain/site/addresses/tracking.ts';
import { checkDirectives, listenForDirectives } from '#src/web/shared/signals/track-listener.ts';

/** As much of an element as the listener looks at. */
class FakeElement {
  readonly parentElement: FakeElement | null;
  readonly track: string | null;

  constructor(track: string | null, parentElement: FakeElement | null = null) {
    this.track = track;
    this.parentElement = parentElement;
  }

  getAttribute(name: string): string | null {
    return name === 'track' ? this.track : null;
  }
}

type Listener = (event: { target: unknown }) => void;

let listeners: Map<string, Listener>;
let recorded: string[];

beforeEach(() => {
  vi.stubGlobal('Element', FakeElement);
  listeners = new Map();
  recorded = [];
  const root = { addEventListener: (name: string, listener: Listener) => void listeners.set(name, listener) };
  listenForDirectives(root as unknown as Document, (name) => recorded.push(name));
});

afterEach(() => {
  vi.unstubAllGlobals();
});

function happens(event: string, target: unknown): void {
  listeners.get(event)?.({ target });
}

describe('the tracking directive', () => {
  it('has a listener for each of its events, and no other', () => {
    expect([...listeners.keys()]).toEqual([...trackEvents]);
  });

  it.each(trackEvents)('records what waits for %s, and nothing that waits for another', (event) => {
    const element = new FakeElement(`${event}:home.card`);
    for (const one of trackEvents) happens(one, element);
    expect(recorded).toEqual(['home.card']);
  });

  it('belongs to all around what was pressed', () => {
    const card = new FakeElement('click:card', new FakeElement('mousedown:other', new FakeElement('click:list')));
    happens('click', new FakeElement(null, card));
    expect(recorded).toEqual(['card', 'list']);
  });

  it('belongs to the element itself where the pointer comes or goes', () => {
    happens('mouseenter', new FakeElement(null, new FakeElement('mouseenter:card')));
    expect(recorded).toEqual([]);
    happens('mouseenter', new FakeElement('mouseenter:card'));
    expect(recorded).toEqual(['card']);
  });

  it('records nothing for a wrong value, or where nothing was pressed', () => {
    happens('click', new FakeElement('hover:card'));
    happens('click', new FakeElement('click:'));
    happens('click', null);
    happens('click', {});
    expect(recorded).toEqual([]);
  });
});

describe('a look at the directives of a page', () => {
  it('complains of each wrong one once, and says what is wrong', () => {
    const elements = ['click:fine', '', 'hover:card', 'click:Not a name', 'hover:card'].map(
      (one) => new FakeElement(one),
    );
    const root = { querySelectorAll: () => elements } as unknown as ParentNode;
    const complained = new Set<string>();
    const texts: string[] = [];
    checkDirectives(root, complained, (text) => texts.push(text));
    checkDirectives(root, complained, (text) => texts.push(text));
    expect(texts).toEqual([
      'the tracking directive needs a value: track=""',
      'the tracking directive knows click, mousedown, mouseup, mouseenter and mouseleave alone: track="hover:card"',
      'the name in a tracking directive has small letters, digits, dots, dashes and underscores: track="click:Not a name"',
    ]);
  });
});
