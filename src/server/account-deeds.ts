import type { Endpoint } from '#src/contract/endpoint.ts';
import { securityEndpoints } from '#src/contract/endpoints/account-security.ts';
import { privacyEndpoints } from '#src/contract/endpoints/privacy.ts';
import { profileEndpoints } from '#src/contract/endpoints/profile.ts';
import type { AccountDeed } from '#src/contract/form-paths.ts';
import type { PageName } from '#src/contract/pages.ts';

type Deed = {
  readonly path: Endpoint<never, unknown>['path'];
  /** The call's input, as the form says it; the call itself looks at it. */
  readonly inputOf: (form: URLSearchParams) => object;
  /** Where it stands, and where one comes back to. */
  readonly page: PageName;
};

const nothing = (): object => ({});

/** What the plain forms of an account do: each of them one call of the API. */
export const accountDeeds: Readonly<Record<AccountDeed, Deed>> = {
  consent: { path: privacyEndpoints.changeWishes.path, inputOf: wishesIn, page: 'user-consent' },
  notifications: { path: privacyEndpoints.changeWishes.path, inputOf: wishesIn, page: 'user-notifications' },
  copy: { path: privacyEndpoints.askExport.path, inputOf: nothing, page: 'user-data' },
  close: {
    path: privacyEndpoints.closeAccount.path,
    inputOf: (form) => ({ understood: form.has('understood') }),
    page: 'user-data',
  },
  keep: { path: privacyEndpoints.keepAccount.path, inputOf: nothing, page: 'user-data' },
  details: { path: profileEndpoints.changeDetails.path, inputOf: detailsIn, page: 'user-profile' },
  'sign-out-others': { path: securityEndpoints.endOtherSessions.path, inputOf: nothing, page: 'user-security' },
};

/** Every wish that the form showed; a box that is not ticked is not sent, so that the form names them all. */
function wishesIn(form: URLSearchParams): object {
  const wanted = new Set(form.getAll('wanted'));
  const wishes = form.getAll('wish').map((wish) => {
    const [channel, purpose] = wish.split('-', 2);
    return { channel, purpose, wanted: wanted.has(wish) };
  });
  return { wishes };
}

function detailsIn(form: URLSearchParams): object {
  const fields = [
    ['user_name', form.get('name')],
    ['title', form.get('title')],
    ['country_code', form.get('country')],
    ['confirmed_residence', form.get('residence')],
  ] as const;
  // What is empty is not said (spec §5).
  return Object.fromEntries(fields.filter(([, value]) => value !== null && value !== ''));
}
