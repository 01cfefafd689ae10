import { call, service, type Service } from '#src/api/openapi/call-service.ts';
import { profileEndpoints } from '#src/contract/accounts/profile.ts';
import { travellerEndpoints } from '#src/contract/accounts/travellers.ts';
import { userCentreEndpoints } from '#src/contract/orders/user-centre.ts';

const traveller = { id: '5f0f3b1e-7c5d-4b0a-9d56-2f4f1a6b7c88' } as const;

/** What the API's document says of the pages of an account. */
export const userCentreServices: readonly Service[] = [
  service('User center', 'Orders, bookings and status of the signed-in account.', userCentreEndpoints, {
    trips: call('Trips to come, past or cancelled, and what is in the way of what.', { part: 'coming' }),
    membership: call('The level of a member, its benefits, and what is missing to the next.'),
    formKey: call('What a form of the user centre carries in a browser without script.'),
    purseMoves: call('What credits or gift cards did, by the books.', { kind: 'credits' }),
  }),
  service('Profile', 'Personal details and public profile of the signed-in account.', profileEndpoints, {
    changeDetails: call('Changes name, title and countries.', {
      user_name: 'Ana Example',
      title: 'MS',
      country_code: 'GB',
      confirmed_residence: 'HK',
    }),
    sendAvatar: call('Takes a picture, writes it again as a small square and gives where it lies.', {
      picture: 'iVBORw0KGgo=',
    }),
    removeAvatar: call('Takes the picture away.'),
  }),
  service('Travelers', 'Saved travelers and contact details of the signed-in account.', travellerEndpoints, {
    savedPeople: call('Everybody who is kept.'),
    saveTraveller: call('Keeps a traveller, or changes the one with this id.', {
      fullName: 'Ana Example',
      birthDate: '1990-05-17',
      nationality: 'GB',
      diet: 'vegetarian',
    }),
    removeTraveller: call('Forgets a traveller.', traveller),
    saveContact: call('Keeps whom to tell about orders.', {
      name: 'Ana Example',
      email: 'ana@example.com',
      phone: '+44 20 7946 0018',
    }),
  }),
];
