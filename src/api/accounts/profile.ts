import { changeAvatar } from '#src/actions/accounts/profile/change-avatar.ts';
import { changeDetails } from '#src/actions/accounts/profile/change-details.ts';
import { removeAvatar } from '#src/actions/accounts/profile/remove-avatar.ts';
import { defaultAvatar } from '#src/api/accounts/profile-view.ts';
import { route, type Route } from '#src/api/route.ts';
import { profileEndpoints } from '#src/contract/accounts/profile.ts';
import { ok } from '#src/domain/failure.ts';

/** What a user states and publishes about themselves. */
export const profileRoutes: readonly Route[] = [
  route(profileEndpoints.changeDetails, async (deps, { caller, input }) => {
    const changed = await changeDetails(deps, caller, input);
    return changed.ok ? ok({ saved: true } as const) : changed;
  }),
  route(profileEndpoints.sendAvatar, async (deps, { caller, input }) => {
    const saved = await changeAvatar(deps, caller, input.picture);
    return saved.ok ? ok({ avatar: saved.value }) : saved;
  }),
  route(profileEndpoints.removeAvatar, async (deps, { caller }) => {
    const removed = await removeAvatar(deps, caller);
    return removed.ok ? ok({ avatar: defaultAvatar }) : removed;
  }),
];
