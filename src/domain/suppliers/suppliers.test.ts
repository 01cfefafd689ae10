import { describe, expect, it } from 'vitest';

import { sampleSupplierGateway } from '#src/domain/suppliers/supplier-gateway.ts';
import { supplierName } from '#src/domain/suppliers/supplier-name.ts';

describe('supplierName', () => {
  it.each([
    ['left-bank-tickets', 'Left Bank Tickets'],
    ['museums-of-the-north', 'Museums of the North'],
    ['the-night-market', 'The Night Market'],
    ['amis-de-paris', 'Amis de Paris'],
    ['zoo', 'Zoo'],
    ['zoo-1', 'Zoo 1'],
  ])('reads %s as %s', (slug, name) => {
    expect(supplierName(slug)).toBe(name);
  });
});

describe('sampleSupplierGateway', () => {
  it('accepts every request at once, and releases it without an answer', async () => {
    expect(await sampleSupplierGateway.reserve('booking-1')).toBe('accepted');
    expect(await sampleSupplierGateway.release('booking-1')).toBeUndefined();
  });
});
