import { call, service, type Service } from '#src/api/call-service.ts';
import { accountEndpoints } from '#src/contract/endpoints/account.ts';

const contact = { name: 'Ana Example', email: 'ana@example.com', phone: '+44 20 7946 0018' } as const;

/** What the API's document says of signing in and of accounts. */
export const accountServices: readonly Service[] = [
  service('Account', 'Signing in, who is there, what he prefers.', accountEndpoints, {
    simpleProfile: call('Who is signed in, masked; null for a visitor.'),
    myProfile: call('All that the account itself may see; null for a visitor.'),
    changeLanguage: call('Keeps the language that was chosen.', { language: 'ja' }),
    changeCurrency: call('Keeps the currency that was chosen.', { currency: 'JPY' }),
    changePreferSite: call('Keeps the site that was chosen.', { prefer_site: 'global' }),
    csrfToken: call('A token for changes, bound to this browser.'),
    robotChallenge: call('A challenge to solve (altcha 2, PBKDF2): each code that is asked for needs one.'),
    accountIsExist: call('Which ways in are open for an address or number; tells of nobody whether he is a customer.', {
      account: contact.email,
    }),
    checkMobileAccount: call('The same for a phone number.', { phone: contact.phone }),
    sendSignInCode: call('Sends a code of six digits to a phone.', { phone: contact.phone, captcha: 'e30=' }),
    sendEmailCode: call('Sends a code of six digits to an e-mail address.', { email: contact.email, captcha: 'e30=' }),
    signInByEmail: call('Signs in with the mailed code; what guests of this address bought comes along.', {
      email: contact.email,
      code: '123456',
    }),
    signInBySms: call('Signs in with the code.', { phone: contact.phone, code: '123456' }),
    registerGuest: call('Signs in for one purchase, with name and mail alone.', {
      name: contact.name,
      email: contact.email,
    }),
    signOut: call('Ends the session everywhere it is known.'),
  }),
];
