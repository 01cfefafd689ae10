import { call, service, type Service } from '#src/api/openapi/call-service.ts';
import { privacyEndpoints } from '#src/contract/accounts/privacy.ts';
import { supportEndpoints } from '#src/contract/support/support.ts';
import { termEndpoints } from '#src/contract/content/terms.ts';

const reference = 'K7QX2M9DPA';
const token = 'rV3xq0mT8bYk2LwZc5HfNA';

/** Terms, wishes, one's own data and support, in the words of the API's document. */
export const privacyServices: readonly Service[] = [
  service('Terms', 'Legal texts, their versions and consent.', termEndpoints, {
    specialTermDetail: call('A text as it holds today, or one of its versions.', { term: 'conditions' }),
    userUncheckInfo: call('What the account has not answered yet and is asked once.'),
    statusUpdate: call('Agrees to the version that holds today, or puts it off until there is a newer one.', {
      term: 'conditions',
      version: '2',
      status: 'accepted',
    }),
    termComparison: call('What became of a text between two of its versions, paragraph by paragraph.', {
      term: 'conditions',
      version: '2',
      from: '1',
    }),
    termHistory: call('All texts that hold today; of one term, all its versions.', { term: 'policy' }),
  }),
  service('Privacy', 'Message preferences, data export and closing the account.', privacyEndpoints, {
    wishes: call('Which messages are wanted, which terms were agreed to, and every change.'),
    changeWishes: call('Keeps which messages are wanted.', {
      wishes: [{ channel: 'email', purpose: 'reminders', wanted: false }],
    }),
    myData: call('Copies that can be fetched, and how closing the account stands.'),
    askExport: call('Asks for a copy of one’s data; its links are good for a day.'),
    closeAccount: call(
      'Has the account erased in three days, later while a change of email or phone can still be undone.',
      { understood: true },
    ),
    keepAccount: call('Takes it back.'),
  }),
  service('Support', 'Conversations about an order between its buyer and support.', supportEndpoints, {
    conversations: call('All conversations of the caller, the latest first.'),
    conversation: call('What was said about an order, and what is unread of it.', { reference }),
    say: call('Says something, with a photograph or without.', { reference, text: 'May we come an hour later?' }),
    markRead: call('What was said until now is read.', { reference }),
    waiting: call('Conversations that wait for an answer; for a program of the shop, by its token.', { token }),
    deskConversation: call('What was said about an order, for such a program.', { token, reference }),
    answer: call('Answers for the shop.', { token, reference, text: 'Gladly. Your places are kept until 11:00.' }),
  }),
];
