import { beforeEach, describe, expect, it } from 'vitest';

import type { Answer, ApiClient } from '#src/contract/client.ts';
import type { Call } from '#src/contract/call.ts';
import { noExperiments } from '#src/domain/site/page/visitor-part.ts';
import { loadExperiments, loadResidence, loadSessionId, touchSession } from '#src/web/shared/tracking/start-calls.ts';
import { consentAnswer } from '#src/web/shared/visitor/consent.ts';
import { visitorState } from '#src/web/shared/visitor/visitor-state.ts';

const kepler = `${'k'.repeat(22)}.${'s'.repeat(43)}`;
const unreachable = { ok: false, status: 0, error: { code: '990001', message: 'm' } } as const;

let requested: string[] = [];

/** An API that returns the same answer to every call. */
function answering(answer: Answer<unknown>): ApiClient {
  return {
    call: async <Input, Output>(endpoint: Call<Input, Output>) => {
      requested.push(endpoint.path.source);
      return answer as Answer<Output>;
    },
  };
}

beforeEach(() => {
  requested = [];
  for (const name of ['kepler_id', 'device_id']) document.cookie = `${name}=; Max-Age=0; Path=/`;
});

describe('the residence', () => {
  it('is what the server says, and decides about consent', async () => {
    const value = { residenceCode: 'JP', residenceId: 7, ipCountry: 'JP', isEuropeanArea: false, isKnown: true };
    await loadResidence(answering({ ok: true, value }));
    expect(visitorState.now()).toMatchObject({ residence: { code: 'JP', id: 7 }, ipCountry: 'JP' });
    expect(consentAnswer()).toBe('granted');
  });

  it('falls back to US with id 0, which decides nothing about consent', async () => {
    await loadResidence(answering(unreachable));
    expect(visitorState.now()).toMatchObject({ residence: { code: 'US', id: 0 }, ipCountry: 'US' });
    expect(consentAnswer()).toBe('unknown');
  });

  it('that the server does not know decides nothing either', async () => {
    const value = { residenceCode: 'US', residenceId: 0, ipCountry: 'US', isEuropeanArea: false, isKnown: false };
    await loadResidence(answering({ ok: true, value }));
    expect(consentAnswer()).toBe('unknown');
  });
});

describe('the experiments', () => {
  const value = {
    exps: [{ experiment_id: 1, experiment_name: 'same-for-both', group_id: 11, group_name: 'a', need_dye: true }],
    tinted_list: ['1:11'],
    user_id: 'u1',
    origin_kepler_id: 'k0',
  };

  it('come with the kepler id of the cookie that the answer has set', async () => {
    document.cookie = `kepler_id=${kepler}; Path=/`;
    await loadExperiments(answering({ ok: true, value }));
    expect(visitorState.now().keplerId).toBe(kepler);
    expect(visitorState.now().experiments).toEqual({
      experiments: [{ experimentId: 1, experimentName: 'same-for-both', groupId: 11, groupName: 'a', needDye: true }],
      tintedList: ['1:11'],
      expExtra: { userId: 'u1', originKeplerId: 'k0' },
    });
  });

  it('are none when the call fails', async () => {
    await loadExperiments(answering({ ok: true, value }));
    await loadExperiments(answering(unreachable));
    expect(visitorState.now().experiments).toEqual(noExperiments);
  });
});

describe('the session id', () => {
  /** Whether the call is waited for until it is answered. */
  async function isWaitedFor(cookie: string): Promise<boolean> {
    document.cookie = cookie;
    const answered = Promise.withResolvers<Answer<never>>();
    let isDone = false;
    const pending = loadSessionId({ call: () => answered.promise }).then(() => (isDone = true));
    await new Promise((resolve) => setTimeout(resolve, 5));
    const waits = !isDone;
    answered.resolve(unreachable);
    await pending;
    return waits;
  }

  it('comes first where there is no device id yet, so that all calls get the same', async () => {
    expect(await isWaitedFor('')).toBe(true);
    expect(await isWaitedFor(`device_id=${kepler}; Path=/`)).toBe(false);
  });

  it('is requested with the session service that returns no visitor', async () => {
    await loadSessionId(answering(unreachable));
    touchSession(answering(unreachable));
    expect(requested).toEqual(['/v1/usrcsrv/session/id', '/v3/userserv/user/session_service/get']);
  });
});
