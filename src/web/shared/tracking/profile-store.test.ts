import { beforeEach, describe, expect, it } from 'vitest';

import type { Answer, ApiClient } from '#src/contract/client.ts';
import type { SimpleProfile } from '#src/contract/accounts/account.ts';
import type { Call } from '#src/contract/call.ts';
import type { DispatchAnswer } from '#src/contract/accounts/start.ts';
import { profileKeeper, type Identity } from '#src/web/shared/tracking/profile-store.ts';

const profile: SimpleProfile = {
  user_id: 'u1',
  global_id: 'g1',
  kind: 'member',
  user_name: null,
  title: null,
  avatar: '/avatar.png',
  email: null,
  phone: '+44 •••• 018',
  country_code: '44',
  create_time: '2026-01-02T03:04:05Z',
  prefer_site: null,
  user_residence: 'GB',
  restrict_policies: [],
};
const dispatched: DispatchAnswer = {
  user: profile,
  cart_items: 3,
  email_hash: 'hash',
  language: 'en',
  currency: 'USD',
  writing: null,
  prefer_site: null,
};
const unreachable = { ok: false, status: 0, error: { code: '990001', message: 'm' } } as const;

let requested: string[] = [];
let now = 0;
let seen: Identity[] = [];
let answers: Promise<Answer<unknown>>[] = [];

const api: ApiClient = {
  call: <Input, Output>(endpoint: Call<Input, Output>, input: Input) => {
    const [last] = endpoint.path.source.split('/').toReversed();
    requested.push(`${last} ${JSON.stringify(input)}`);
    const next = answers.shift() ?? Promise.resolve({ ok: true, value: last === 'dispatch' ? dispatched : profile });
    return next as Promise<Answer<Output>>;
  },
};

function keeper() {
  return profileKeeper({ api, now: () => now, consent: () => 'denied', known: (identity) => seen.push(identity) });
}

beforeEach(() => {
  requested = [];
  seen = [];
  answers = [];
  now = 0;
});

describe('who is here', () => {
  it('is requested by the first dispatch, and not again within 180 000 ms', async () => {
    const { pageOpened } = keeper();
    await pageOpened(null);
    now = 179_999;
    await pageOpened(true);
    expect(requested).toEqual(['dispatch {"consent":"denied"}']);
    now = 180_000;
    await pageOpened(null);
    expect(requested).toEqual(['dispatch {"consent":"denied"}', 'get_simple_profile_by_token {}']);
  });

  it('is not requested for pages whose flag is false, and then for the first that is not', async () => {
    const { pageOpened, reload } = keeper();
    await pageOpened(false);
    await reload();
    now = 500_000;
    await pageOpened(false);
    expect(requested).toEqual([]);
    await pageOpened(null);
    expect(requested).toHaveLength(1);
  });

  it('is reported with the cart, and by a later verification without it', async () => {
    const { pageOpened } = keeper();
    await pageOpened(null);
    now = 200_000;
    await pageOpened(null);
    expect(seen.map(({ cartItems }) => cartItems)).toEqual([3, null]);
    expect(seen[1]?.user).toEqual({
      isLoggedIn: true,
      isLimitedAccess: false,
      user: {
        globalId: 'g1',
        countryCode: '44',
        title: null,
        emailHash: 'hash',
        createTime: '2026-01-02T03:04:05Z',
        userResidence: 'GB',
      },
    });
  });

  it('is of limited access where the policies say so', async () => {
    const limited = { ...dispatched, user: { ...profile, restrict_policies: ['other', 'deprecated'] } };
    answers = [Promise.resolve({ ok: true, value: limited })];
    await keeper().pageOpened(null);
    expect(seen[0]?.user.isLimitedAccess).toBe(true);
  });

  it('is null without sign-in, and when the call fails', async () => {
    answers = [Promise.resolve({ ok: true, value: { ...dispatched, user: null } }), Promise.resolve(unreachable)];
    const { pageOpened } = keeper();
    await pageOpened(null);
    now = 180_000;
    await pageOpened(null);
    expect(seen.map(({ user, cartItems }) => [user.isLoggedIn, cartItems])).toEqual([
      [false, 3],
      [false, null],
    ]);
  });

  it('is the answer to the last question, however late the first one comes', async () => {
    const late = Promise.withResolvers<Answer<unknown>>();
    answers = [late.promise];
    const { pageOpened, reload } = keeper();
    const first = pageOpened(null);
    await reload();
    late.resolve(unreachable);
    await first;
    expect(seen.map(({ user }) => user.isLoggedIn)).toEqual([true]);
  });

  it('is requested at once when the cart has changed', async () => {
    const { pageOpened, reload } = keeper();
    await pageOpened(null);
    await reload();
    expect(requested.map((one) => one.split(' ')[0])).toEqual(['dispatch', 'dispatch']);
  });
});
