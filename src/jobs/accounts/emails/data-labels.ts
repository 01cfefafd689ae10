import type { I18n, MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

/** Facts of a data export by the names that they have in the file for programs. */
const labels: Readonly<Record<string, MessageDescriptor>> = {
  address: msg`Address`,
  agent: msg`Browser`,
  amount: msg`Amount`,
  answer: msg`Answer`,
  answers: msg`Answers`,
  author: msg`Written by`,
  became: msg`After`,
  birth_date: msg`Date of birth`,
  body: msg`Text`,
  channel: msg`Channel`,
  company: msg({ message: 'Company', context: 'buyer' }),
  confirmed_residence: msg`Country of residence`,
  contact: msg`Contact details`,
  country: msg`Country`,
  country_code: msg`Country`,
  currency: msg`Currency`,
  diet: msg`Dietary needs`,
  discount: msg`Discount`,
  document: msg`Document`,
  email: msg`Email`,
  ends_at: msg`Ends`,
  expires_at: msg`Valid until`,
  file: msg`File`,
  food: msg`Food`,
  former: msg`Before`,
  full_name: msg`Name`,
  family_name: msg`Family name as on passport (Latin letters)`,
  given_name: msg`Given names as on passport (Latin letters)`,
  guide: msg`Guide`,
  kind: msg`Type`,
  language: msg`Language`,
  last_used_at: msg`Last used`,
  left: msg`Balance`,
  market: msg`Sales market`,
  name: msg`Name`,
  nationality: msg`Nationality`,
  network: msg`Network`,
  note: msg`Text`,
  organisation: msg`Organization`,
  outcome: msg`Outcome`,
  parts: msg`Ratings by category`,
  party: msg`Type of trip`,
  phone: msg`Phone`,
  provider: msg`Payment provider`,
  purpose: msg`Purpose`,
  reason: msg`Reason`,
  recipient: msg`To`,
  reference: msg`Reference number`,
  refund_due: msg`Refund`,
  score: msg`Score`,
  seen_at: msg`Last used`,
  source: msg`Source`,
  starts_at: msg`Starts`,
  state: msg`Status`,
  subject: msg`Subject`,
  tax_number: msg`Tax number`,
  text: msg`Text`,
  title: msg`Title`,
  titles: msg`Description`,
  transport: msg`Transport`,
  version: msg`Version`,
  wanted: msg`Opted in`,
  way: msg`Signed in`,
};

/** Labels of facts that have another meaning in one table, as "table.column". */
const labelsIn: Readonly<Record<string, MessageDescriptor>> = {
  'account.title': msg({ message: 'Title', context: 'form of address' }),
  'passkey.name': msg({ message: 'Name', context: 'thing' }),
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

/** What a fact of a table is called; one without a label has its name of the file. */
export function dataLabel(i18n: I18n, table: string, key: string): string {
  const name = key.replace(/_minor$/, '');
  const label = moments.has(name) ? msg`When` : (labelsIn[`${table}.${name}`] ?? labels[name]);
  return label === undefined ? name.replaceAll('_', ' ') : i18n._(label);
}
