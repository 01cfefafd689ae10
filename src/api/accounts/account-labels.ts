import { call, service, type Service } from '#src/api/openapi/call-service.ts';
import { securityEndpoints } from '#src/contract/accounts/account-security.ts';
import { accountEndpoints } from '#src/contract/accounts/account.ts';

const contact = { name: 'Ana Example', email: 'ana@example.com', phone: '+44 20 7946 0018' } as const;

/** What the API's document says of signing in and of accounts. */
export const accountServices: readonly Service[] = [
  service('Account', 'Sign-in, the current user and their preferences.', accountEndpoints, {
    simpleProfile: call('Who is signed in, masked; null for a visitor.'),
    myProfile: call('All that the account itself may see; null for a visitor.'),
    changeLanguage: call('Keeps the language that was chosen.', { language: 'ja' }),
    changeCurrency: call('Keeps the currency that was chosen.', { currency: 'JPY' }),
    changeWriting: call('Keeps with which years and digits dates are written.', { writing: 'calendar' }),
    changePreferSite: call('Keeps the site that was chosen.', { prefer_site: 'global' }),
    csrfToken: call('A token for changes, bound to this browser.'),
    robotChallenge: call('A challenge to solve (altcha 2, PBKDF2): each code that is asked for needs one.'),
    waysIn: call('The ways to sign in that this site offers.'),
    accountIsExist: call(
      'Which sign-in methods are open for an address or number; never reveals whether a person is a customer.',
      {
        account: contact.email,
      },
    ),
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
  service('Security', 'Sign-in methods, sessions and security events of the signed-in account.', securityEndpoints, {
    signInByGoogle: call('Gives the address of Google’s page, from which one comes back signed in.', {
      signin_jump: '/user/',
    }),
    bindGoogle: call('The same, to connect Google with the account that is signed in.'),
    unbindGoogle: call('Takes Google off the account, unless it is the only way in.'),
    passkeySignInOptions: call('What the browser needs to sign in with a passkey, as JSON text.'),
    signInByPasskey: call('Signs in with what a passkey has signed, as JSON text.', { credential: '{}' }),
    sendSecondCode: call('Sends the second code of a sign-in that requires one.', {
      step: 'AAECAwQFBgc',
      way: 'email',
      captcha: 'e30=',
    }),
    signInBySecondCode: call('Completes a sign-in with the second code.', {
      step: 'AAECAwQFBgc',
      way: 'email',
      code: '123456',
    }),
    signInBySecondPasskey: call('Completes a sign-in by code with a passkey, as JSON text.', {
      step: 'AAECAwQFBgc',
      credential: '{}',
    }),
    requireSecondFactor: call('Has sign-in by code ask for a second factor, or no more.', { required: true }),
    overview: call('The ways into the account, masked, and where it is signed in.'),
    endSession: call('Ends one session of the account, at once.', { session: '5a0e5f0c-3a5e-4a36-9a43-0d3b9d0f6c11' }),
    endOtherSessions: call('Ends all sessions of the account but this one.'),
    sendOwnCode: call('Sends a code to the account’s own number or address.', { way: 'sms', captcha: 'e30=' }),
    confirm: call('Takes that code: ways in may be changed for a quarter of an hour.', { way: 'sms', code: '123456' }),
    confirmByPasskey: call('The same with a passkey of the account, as JSON text.', { credential: '{}' }),
    sendNewPhoneCode: call('Sends a code to the number that is to be the account’s.', {
      phone: contact.phone,
      captcha: 'e30=',
    }),
    changePhone: call('Makes it the account’s with the code.', { phone: contact.phone, code: '123456' }),
    sendNewEmailCode: call('Sends a code to the address that is to be the account’s.', {
      email: contact.email,
      captcha: 'e30=',
    }),
    changeEmail: call('Makes it the account’s with the code; what guests of the address bought comes along.', {
      email: contact.email,
      code: '123456',
    }),
    passkeyOptions: call('What the browser needs to make a passkey, as JSON text.'),
    addPasskey: call('Adds the passkey that the browser has made, as JSON text.', { credential: '{}' }),
    removePasskey: call('Removes a passkey, unless it is the only way in.', { passkey: 'AAECAwQFBgc' }),
    accountEvent: call('What the link of a security notice leads to.', { token: 'AAECAwQFBgc.AAECAwQFBgc' }),
    undoAccountEvent: call('Undoes the change of a security notice and everything since, and ends all sessions.', {
      token: 'AAECAwQFBgc.AAECAwQFBgc',
    }),
  }),
];
