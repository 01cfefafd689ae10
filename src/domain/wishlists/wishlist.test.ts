import { expect, it } from 'vitest';

import { wishlistLimits, wishlistTitle, wishNote } from '#src/domain/wishlists/wishlist.ts';

it('stores titles and notes in one line, without invisible characters', () => {
  expect(wishlistTitle(' Spring\u0000\n in  Japan 🌸 ')).toEqual({ ok: true, value: 'Spring in Japan 🌸' });
  expect(wishlistTitle(' \u200b ')).toMatchObject({ failure: { code: 'name_missing', field: 'title' } });
  expect(wishNote('')).toEqual({ ok: true, value: '' });
});

it('says how long they may be', () => {
  expect(wishNote('😀'.repeat(wishlistLimits.note)).ok).toBe(true);
  expect(wishNote('x'.repeat(wishlistLimits.note + 1))).toMatchObject({
    failure: { code: 'answer_too_long', field: 'note', facts: { limit: 200 } },
  });
  expect(wishlistTitle('x'.repeat(wishlistLimits.title + 1)).ok).toBe(false);
});
