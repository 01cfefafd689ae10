import { describe, expect, it } from 'vitest';

import { checkParty, type PartyRules } from '#src/domain/catalogue/offers/party.ts';
import { carriedCounts, firstCounts } from '#src/web/catalogue/activity-options/tickets/unit-choices.ts';

const rules: PartyRules = {
  minParty: 3,
  maxParty: 8,
  units: [
    { id: 'infant', pax: 1, accompanied: true, maxQuantity: 2 },
    { id: 'adult', pax: 1, accompanied: false, maxQuantity: null },
    { id: 'pair', pax: 2, accompanied: false, maxQuantity: null },
  ],
};

describe('the party a page begins with', () => {
  it('may book: the ticket of the from price, as many as the smallest party', () => {
    expect(firstCounts(rules, 'adult')).toEqual({ adult: 3 });
    expect(checkParty(firstCounts(rules, 'adult'), rules).ok).toBe(true);
    expect(firstCounts(rules, undefined)).toEqual({});
  });

  it('fills the smallest party with tickets for several', () => {
    expect(firstCounts(rules, 'pair')).toEqual({ pair: 2 });
  });

  it('takes along what another package has too, within its limits', () => {
    expect(carriedCounts({ adult: 4, infant: 5, senior: 1 }, rules, { adult: 3 })).toEqual({ adult: 4, infant: 2 });
    expect(carriedCounts({ senior: 2 }, rules, { adult: 3 })).toEqual({ adult: 3 });
  });
});
