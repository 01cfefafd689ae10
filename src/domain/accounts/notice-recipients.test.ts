import { expect, it } from 'vitest';

import { accountEventKinds } from '#src/domain/accounts/account-event.ts';
import { noticeRecipients } from '#src/domain/accounts/notice-recipients.ts';

const both = { email: 'now@mail.example', phone: '+85291234567' };

it('returns the old and the new value of a changed factor', () => {
  const email = { kind: 'email_changed', former: 'old@mail.example', became: 'now@mail.example' } as const;
  expect(noticeRecipients(email, both)).toEqual(['old@mail.example', 'now@mail.example']);
  const phone = { kind: 'phone_changed', former: '+85290000000', became: '+85291234567' } as const;
  expect(noticeRecipients(phone, both)).toEqual(['+85290000000', '+85291234567']);
});

it('returns the other factor where a first email or number was added', () => {
  expect(noticeRecipients({ kind: 'email_changed', former: null, became: 'now@mail.example' }, both)).toEqual([
    '+85291234567',
    'now@mail.example',
  ]);
  expect(noticeRecipients({ kind: 'phone_changed', former: null, became: '+85291234567' }, both)).toEqual([
    'now@mail.example',
    '+85291234567',
  ]);
});

it('returns the email for every other kind, the phone without one, and null without either', () => {
  for (const kind of accountEventKinds.filter((one) => !one.endsWith('_changed'))) {
    const event = { kind, former: null, became: null };
    expect(noticeRecipients(event, both)).toEqual(['now@mail.example']);
    expect(noticeRecipients(event, { ...both, email: null })).toEqual(['+85291234567']);
    expect(noticeRecipients(event, { email: null, phone: null })).toEqual([]);
  }
});
