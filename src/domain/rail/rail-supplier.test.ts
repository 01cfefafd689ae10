import { expect, it } from 'vitest';

import { railSupplier } from '#src/domain/rail/rail-supplier.ts';

it('railSupplier gives each feed a supplier of its own', () => {
  expect([railSupplier(1), railSupplier(12)]).toEqual(['rails-1', 'rails-12']);
});
