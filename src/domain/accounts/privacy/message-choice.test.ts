import { describe, expect, it } from 'vitest';

import { isWanted, messagePurposes, type MessageChoice } from '#src/domain/accounts/privacy/message-choice.ts';

const yes: MessageChoice = { channel: 'email', purpose: 'offers', wanted: true };
const no: MessageChoice = { ...yes, wanted: false };
const byMail = (country: string | null) =>
  messagePurposes.filter((purpose) => isWanted({ channel: 'email', purpose }, [], country));

describe('a traveler without a choice', () => {
  it.each(['DE', 'GB', 'UK', 'NO', null])('gets in %s only messages about purchases', (country) => {
    expect(byMail(country)).toEqual(['reminders', 'support']);
  });

  it.each(['JP', 'US', 'SA'])('gets in %s what the shop writes, and nothing that partners learn', (country) => {
    expect(byMail(country)).toEqual(['reminders', 'reviews', 'support', 'offers', 'surveys']);
  });

  it('gets no text message about offers anywhere', () => {
    expect(isWanted({ channel: 'sms', purpose: 'offers' }, [], 'JP')).toBe(false);
  });
});

describe('a choice made', () => {
  it('applies to its channel and purpose only', () => {
    expect(isWanted(yes, [yes], 'DE')).toBe(true);
    expect(isWanted({ channel: 'sms', purpose: 'offers' }, [yes], 'DE')).toBe(false);
    expect(isWanted({ channel: 'email', purpose: 'surveys' }, [yes], 'DE')).toBe(false);
    expect(isWanted(no, [no], 'JP')).toBe(false);
  });

  it('is a no wherever one was said, for the account or for the address', () => {
    expect(isWanted(yes, [yes, no], 'JP')).toBe(false);
    expect(isWanted(yes, [no, yes], 'JP')).toBe(false);
  });
});
