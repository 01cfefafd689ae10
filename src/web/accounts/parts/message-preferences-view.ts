import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

import { privacyCalls } from '#src/contract/accounts/privacy.calls.ts';
import type { MessagePreference, MessagePreferencesAnswer } from '#src/contract/accounts/privacy.ts';
import type { PreferenceRow } from '#src/web/accounts/parts/message-preferences-form.tsx';
import type { LoadContext } from '#src/web/shared/page/page-definition.ts';

type Words = { readonly label: MessageDescriptor; readonly hint: MessageDescriptor };

const words: Readonly<Record<MessagePreference['purpose'], Words>> = {
  reminders: { label: msg`Visit reminders`, hint: msg`The day before your visit, with your voucher.` },
  reviews: { label: msg`Review requests`, hint: msg`Once after each visit, with a link to write a review.` },
  support: { label: msg`Replies from support`, hint: msg`When a reply hasn’t been read for 10 minutes.` },
  offers: { label: msg`Offers by email`, hint: msg`Up to twice a week, based on where you’ve been.` },
  partners: {
    label: msg`Share my purchases with partners`,
    hint: msg`We share only the amount and date, and only with the partner whose link you followed. We never share what you bought or your name.`,
  },
  surveys: { label: msg`Surveys`, hint: msg`Up to 4 times a year, 5 minutes each.` },
};
const byText: Words = { label: msg`Offers by text message`, hint: msg`No more than once a week.` };

/** Returns the labels of a message preference. */
export function preferenceRow({ i18n }: Pick<LoadContext, 'i18n'>, preference: MessagePreference): PreferenceRow {
  const { label, hint } = preference.channel === 'sms' ? byText : words[preference.purpose];
  return { preference, label: i18n._(label), hint: i18n._(hint) };
}

/** Loads the message preferences of an account; null without a session. */
export async function loadMessagePreferences({
  api,
}: Pick<LoadContext, 'api'>): Promise<MessagePreferencesAnswer | null> {
  const answer = await api.call(privacyCalls.wishes, {});
  if (answer.ok) return answer.value;
  if (answer.error.code === 'sign_in_required') return null;
  throw new Error(`message preferences: ${answer.error.code}`);
}
