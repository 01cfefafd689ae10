import type { I18n, MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

/** Facts of a copy of somebody's data by the names that they have in the file for programs. */
const labels: Readonly<Record<string, MessageDescriptor>> = {
  address: msg`Address`,
  agent: msg`Browser`,
  amount: msg`Amount`,
  answer: msg`Answer`,
  answers: msg`Answers`,
  author: msg`Written by`,
  birth_date: msg`Date of birth`,
  body: msg`Text`,
  channel: msg`How`,
  company: msg`Company`,
  confirmed_residence: msg`Where you live`,
  contact: msg`Contact details`,
  country: msg`Country`,
  country_code: msg`Country`,
  currency: msg`Currency`,
  diet: msg`What you eat`,
  discount: msg`Discount`,
  document: msg`Document`,
  email: msg`E-mail`,
  ends_at: msg`Ends`,
  expires_at: msg`Until`,
  file: msg`File`,
  full_name: msg`Name`,
  kind: msg`Kind`,
  language: msg`Language`,
  last_used_at: msg`Last used`,
  left: msg`What is left`,
  market: msg`Market`,
  name: msg`Name`,
  nationality: msg`Nationality`,
  note: msg`Text`,
  outcome: msg`Outcome`,
  phone: msg`Phone`,
  provider: msg`Paid through`,
  purpose: msg`What for`,
  reason: msg`Reason`,
  recipient: msg`To`,
  refund_due: msg`Given back`,
  reference: msg`Number`,
  score: msg`Score`,
  seen_at: msg`Last used`,
  source: msg`Where from`,
  starts_at: msg`Begins`,
  state: msg`State`,
  subject: msg`Subject`,
  tax_number: msg`Tax number`,
  text: msg`Text`,
  title: msg`Title`,
  titles: msg`What`,
  version: msg`Version`,
  wanted: msg`Wanted`,
  way: msg`Signed in`,
};

const moments = new Set([
  'created_at',
  'at',
  'asked_at',
  'claimed_at',
  'added_at',
  'agreed_at',
  'answered_at',
  'changed_at',
  'issued_at',
  'joined_at',
  'sent_at',
]);

/** What a fact is called; one that nobody named yet has its name of the file. */
export function dataLabel(i18n: I18n, key: string): string {
  const name = key.replace(/_minor$/, '');
  const label = moments.has(name) ? msg`When` : labels[name];
  return label === undefined ? name.replaceAll('_', ' ') : i18n._(label);
}
