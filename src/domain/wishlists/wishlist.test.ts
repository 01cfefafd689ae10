import { expect, it } from 'vitest';

import { wishlistLimits, wishlistTitle, wishlistNote } from '#src/domain/wishlists/wishlist.ts';

it('stores titles and notes in one line, without invisible characters', () => {
  expect(wishlistTitle(' Spring\u0000\n in  Japan 🌸 ')).toEqual({ ok: true, value: 'Spring in Japan 🌸' });
  expect(wishlistTitle(' \u200b ')).toMatchObject({ failure: { code: 'name_missing', field: 'title' } });
  expect(wishlistNote('')).toEqual({ ok: true, value: '' });
});

it('says how long they may be', () => {
  expect(wishlistNote('😀'.repeat(wishlistLimits.note)).ok).toBe(true);
  expect(wishlistNote('x'.repeat(wishlistLimits.note + 1))).toMatchObject({
    failure: { code: 'answer_too_long', field: 'note', facts: { limit: 200 } },
  });
  expect(wishlistTitle('x'.repeat(wishlistLimits.title + 1)).ok).toBe(false);
});
