import { describe, expect, it } from 'vitest';

import { allBut, allFeatures } from '#src/domain/site/partner.ts';

describe('allBut', () => {
  it('turns off the named features and no others', () => {
    expect(allBut('cart', 'footer')).toEqual({ ...allFeatures, cart: false, footer: false });
  });

  it('turns everything on where none is named', () => {
    expect(Object.values(allBut()).every((on) => on)).toBe(true);
  });
});
