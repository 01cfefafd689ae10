import { dispatch } from '#src/actions/accounts/sessions/dispatch.ts';
import { hitExperiments } from '#src/actions/site/hit-experiments.ts';
import { nameSession } from '#src/actions/site/name-session.ts';
import { simpleProfileView } from '#src/api/accounts/profile-view.ts';
import { route, type Route } from '#src/api/route.ts';
import { startEndpoints, type ResidenceAnswer } from '#src/contract/accounts/start.ts';
import { ok } from '#src/domain/failure.ts';
import { europeanArea } from '#src/domain/accounts/privacy/consent.ts';
import { unknownResidence } from '#src/domain/accounts/residence.ts';
import { residenceOf } from '#src/domain/accounts/residences.ts';
import { dyeOf } from '#src/domain/site/choices/experiments.ts';

/** What the browser requests when it starts: the visitor part, which no page holds. */
export const startRoutes: readonly Route[] = [
  route(startEndpoints.dispatch, async (deps, { caller, input }) => {
    const start = await dispatch(deps, caller, { isTracked: input.consent === 'granted' });
    const { person, cartItems, emailHash, language, currency } = start;
    return ok({
      user: person === null ? null : simpleProfileView(person),
      cart_items: cartItems,
      email_hash: emailHash,
      language,
      currency,
      writing: person?.profile.writing ?? null,
      prefer_site: person?.profile.preferSite ?? null,
    });
  }),
  route(startEndpoints.sessionGet, async (_deps, { caller }) => ok({ is_logged_in: caller.account !== null })),
  route(startEndpoints.sessionId, async (deps, { caller, head }) => {
    const { name, fresh } = nameSession(deps, caller);
    if (fresh !== null) head.cookies = { JSESSIONID: fresh };
    return ok({ sid: name });
  }),
  route(startEndpoints.residence, async (_deps, { caller, head }) => {
    const known = caller.ipCountry === null ? null : residenceOf(caller.ipCountry);
    if (known !== null) head.cookies = { residence: known.code };
    return ok(residenceView(known));
  }),
  route(startEndpoints.hitExperiments, async (deps, { caller, head }) => {
    const { assigned, keplerId, isKnown } = hitExperiments(deps, caller);
    if (!isKnown) head.cookies = { kepler_id: keplerId };
    return ok({
      exps: assigned.map(({ experiment, group }) => ({
        experiment_id: experiment.id,
        experiment_name: experiment.name,
        group_id: group.id,
        group_name: group.name,
        need_dye: experiment.needDye,
      })),
      tinted_list: assigned.filter(({ experiment }) => experiment.needDye).map(dyeOf),
      user_id: caller.account?.id ?? '',
      origin_kepler_id: keplerId,
    });
  }),
];

/** Spec §8: without any information the country is US, id 0; what is known besides decides about consent (D-7). */
function residenceView(known: ReturnType<typeof residenceOf>): ResidenceAnswer {
  const { code, id } = known ?? unknownResidence;
  return {
    residenceCode: code,
    residenceId: id,
    ipCountry: code,
    isEuropeanArea: known !== null && europeanArea.has(code),
    isKnown: known !== null,
  };
}
