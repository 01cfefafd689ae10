import { listPasses } from '#src/actions/rail/offers/list-passes.ts';
import { readCoaches } from '#src/actions/rail/offers/read-coaches.ts';
import { coachesAnswer, passView } from '#src/api/rail/rail-sale-views.ts';
import { route, type Route } from '#src/api/route.ts';
import { railSaleEndpoints } from '#src/contract/rail/rail-sale.ts';
import { ok } from '#src/domain/failure.ts';

/** Queries about rides before they are bought (spec §1, paths by RU-17). */
export const railSaleRoutes: readonly Route[] = [
  route(railSaleEndpoints.railCoaches, async (deps, { caller, input }) => {
    const leg = {
      tripId: input.trip,
      date: input.date,
      from: Number(input.from.slice(1)),
      to: Number(input.to.slice(1)),
    };
    const coaches = await readCoaches(deps, caller, leg, input.class);
    return coaches.ok ? ok(coachesAnswer(coaches.value)) : coaches;
  }),
  route(railSaleEndpoints.railPasses, async (deps, { caller }) => {
    const passes = await listPasses(deps, caller);
    return passes.ok ? ok({ passes: passes.value.map((pass) => passView(pass, caller.language)) }) : passes;
  }),
];
