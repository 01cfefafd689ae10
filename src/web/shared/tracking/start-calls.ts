import type { ApiClient } from '#src/contract/client.ts';
import { startCalls } from '#src/contract/accounts/start.calls.ts';
import type { ExperimentsAnswer } from '#src/contract/accounts/start.ts';
import { unknownResidence } from '#src/domain/accounts/residence.ts';
import { noExperiments, type Experiments } from '#src/domain/site/page/visitor-part.ts';
import { settleConsent } from '#src/web/shared/visitor/consent.ts';
import { storedCookie } from '#src/web/shared/visitor/cookie-jar.ts';
import { learn } from '#src/web/shared/visitor/visitor-state.ts';

/** Where the visitor lives; without an answer US with id 0 (spec §8), and no knowledge that consent could rest on. */
export async function loadResidence(api: ApiClient): Promise<void> {
  const answer = await api.call(startCalls.residence, {});
  if (!answer.ok) {
    learn({ residence: unknownResidence, ipCountry: unknownResidence.code });
    return settleConsent(null);
  }
  const { residenceCode, residenceId, ipCountry, isKnown } = answer.value;
  learn({ residence: { code: residenceCode, id: residenceId }, ipCountry });
  settleConsent(isKnown ? ipCountry : null);
}

/** The visitor's experiments; without an answer within 500 ms there are none (spec §8). The answer brings the kepler id. */
export async function loadExperiments(api: ApiClient): Promise<void> {
  const answer = await api.call(startCalls.hitExperiments, {});
  learn({
    experiments: answer.ok ? experimentsOf(answer.value) : noExperiments,
    keplerId: storedCookie('kepler_id'),
  });
}

/**
 * Names the session in logs; its cookie is the server's to set (D-3). A browser without a device id gets one with the
 * first answer, so that calls which go out together do not each get another.
 */
export async function loadSessionId(api: ApiClient): Promise<void> {
  const answered = api.call(startCalls.sessionId, {});
  if (storedCookie('device_id') === null) await answered;
}

/** Fired and forgotten (spec §7). */
export function touchSession(api: ApiClient): void {
  void api.call(startCalls.sessionGet, {});
}

function experimentsOf(answer: ExperimentsAnswer): Experiments {
  return {
    experiments: answer.exps.map((hit) => ({
      experimentId: hit.experiment_id,
      experimentName: hit.experiment_name,
      groupId: hit.group_id,
      groupName: hit.group_name,
      needDye: hit.need_dye,
    })),
    tintedList: answer.tinted_list,
    expExtra: { userId: answer.user_id, originKeplerId: answer.origin_kepler_id },
  };
}
