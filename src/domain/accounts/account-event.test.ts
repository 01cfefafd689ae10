import { describe, expect, it } from 'vitest';

import { noticeOfSubject, noticeSubject } from '#src/domain/accounts/account-event.ts';

const event = '01234567-89ab-4cde-8f01-23456789abcd';
const recipient = 'fedcba9876543210';
const subject = '0123456789ab4cde8f0123456789abcdfedcba9876543210';

describe('noticeSubject', () => {
  it('joins the digits of the event and the hash of the recipient', () => {
    expect(noticeSubject({ event, recipient })).toBe(subject);
  });
});

describe('noticeOfSubject', () => {
  it('returns the event and the recipient of a subject', () => {
    expect(noticeOfSubject(subject)).toEqual({ event, recipient });
  });

  it.each([
    ['of an event alone', subject.slice(0, 32)],
    ['with a digit too few', subject.slice(0, -1)],
    ['with a digit too many', `${subject}0`],
    ['with a capital in the hash', `${subject.slice(0, -1)}A`],
    ['with a letter that is no digit in the event', `g${subject.slice(1)}`],
    ['of nothing', ''],
  ])('returns null for a text %s', (_what, text) => {
    expect(noticeOfSubject(text)).toBeNull();
  });
});
