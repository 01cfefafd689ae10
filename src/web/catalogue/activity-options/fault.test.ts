import { describe, expect, it } from 'vitest';

import { isOutdated } from '#src/web/shared/fields/outdated.ts';
import { stepOf } from '#src/web/catalogue/activity-options/fault.ts';

describe('where a refusal is said', () => {
  it('is shown beside its cause', () => {
    expect(stepOf({ code: 'date_past' })).toBe('date');
    expect(stepOf({ code: 'slot_sold_out' })).toBe('time');
    expect(stepOf({ code: 'unit_needs_company', field: 'units' })).toBe('people');
    expect(stepOf({ code: 'quantity_invalid', field: 'adult' })).toBe('people');
  });

  it('is shown beside the button when no step caused it', () => {
    expect(stepOf({ code: 'quantity_invalid', field: 'cart' })).toBe('book');
    expect(stepOf({ code: 'csrf_refused' })).toBe('book');
    expect(stepOf({ code: '990001' })).toBe('book');
  });

  it('reloads availability only after an availability error', () => {
    expect(isOutdated({ code: 'slot_closed' })).toBe(true);
    expect(isOutdated({ code: 'party_too_large' })).toBe(false);
  });
});
