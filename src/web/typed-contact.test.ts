import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { forgetTypedContact, keepTypedContact, typedContactText, withTypedContact } from '#src/web/typed-contact.ts';

const ada = { name: 'Ada', email: 'ada@example.com', phone: '' };
const eve = { name: 'Eve', email: 'eve@example.com', phone: '' };
let kept: Map<string, string>;

beforeEach(() => {
  kept = new Map();
  vi.stubGlobal('sessionStorage', {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => void kept.set(name, value),
    removeItem: (name: string) => void kept.delete(name),
  });
});

afterEach(() => vi.unstubAllGlobals());

it('keeps what was typed, the address too', () => {
  keepTypedContact(ada, { phone: '+44 20 7946 0000' });
  keepTypedContact(ada, { email: 'ada@mail.example' });
  expect(withTypedContact(ada, typedContactText())).toEqual({
    name: 'Ada',
    email: 'ada@mail.example',
    phone: '+44 20 7946 0000',
  });
});

it('gives it to nobody else', () => {
  keepTypedContact(ada, { phone: '+44 20 7946 0000' });
  expect(withTypedContact(eve, typedContactText())).toEqual(eve);
});

it('forgets it, and breaks nothing where the store is closed', () => {
  keepTypedContact(ada, { phone: '+44 20 7946 0000' });
  forgetTypedContact();
  expect(kept.size).toBe(0);
  vi.stubGlobal('sessionStorage', undefined);
  expect(() => forgetTypedContact()).not.toThrow();
});
