import { addPasskey } from '#src/actions/accounts/passkeys/add-passkey.ts';
import { beginGoogle } from '#src/actions/accounts/sign-in/begin-google.ts';
import { confirmByPasskey } from '#src/actions/accounts/passkeys/confirm-by-passkey.ts';
import { confirmPerson } from '#src/actions/accounts/security/confirm-person.ts';
import { disconnectGoogle } from '#src/actions/accounts/security/disconnect-google.ts';
import { endOtherSessions } from '#src/actions/accounts/sessions/end-other-sessions.ts';
import { endSession } from '#src/actions/accounts/sessions/end-session.ts';
import { offerPasskey } from '#src/actions/accounts/passkeys/offer-passkey.ts';
import { passRobotCheck } from '#src/actions/accounts/codes/pass-robot-check.ts';
import { readAccountEvent } from '#src/actions/accounts/notices/read-account-event.ts';
import { readSecurity, type Security } from '#src/actions/accounts/security/read-security.ts';
import { removePasskey } from '#src/actions/accounts/passkeys/remove-passkey.ts';
import { requestPasskey } from '#src/actions/accounts/passkeys/request-passkey.ts';
import { sendNewEmailCode } from '#src/actions/accounts/security/send-new-email-code.ts';
import { sendNewPhoneCode } from '#src/actions/accounts/security/send-new-phone-code.ts';
import { sendOwnCode } from '#src/actions/accounts/security/send-own-code.ts';
import { signInByPasskey } from '#src/actions/accounts/sign-in/sign-in-by-passkey.ts';
import { takeEmail } from '#src/actions/accounts/security/take-email.ts';
import { takePhone } from '#src/actions/accounts/security/take-phone.ts';
import { undoAccountEvent } from '#src/actions/accounts/notices/undo-account-event.ts';
import { signedIn } from '#src/api/accounts/account-session.ts';
import { route, type Route } from '#src/api/route.ts';
import {
  googleReturnPath,
  securityEndpoints,
  type SecurityView,
} from '#src/contract/accounts/security/account-security.ts';
import { pages } from '#src/contract/pages.ts';
import { ok } from '#src/domain/failure.ts';
import { localPath } from '#src/domain/site/addresses/address.ts';
import { buildUrl } from '#src/domain/site/addresses/url-pattern.ts';

/** Other sign-in methods, and the calls of the security page. */
export const securityRoutes: readonly Route[] = [
  route(securityEndpoints.signInByGoogle, (deps, { caller, input }) =>
    beginGoogle(deps, caller, { returnPath: googleReturnPath, jump: input.signin_jump, connect: false }),
  ),
  route(securityEndpoints.bindGoogle, (deps, { caller }) =>
    beginGoogle(deps, caller, {
      returnPath: googleReturnPath,
      jump: localPath(caller.language, buildUrl(pages['user-security'].pattern, {})),
      connect: true,
    }),
  ),
  route(securityEndpoints.unbindGoogle, (deps, { caller }) => disconnectGoogle(deps, caller)),
  route(securityEndpoints.passkeySignInOptions, (deps, { caller }) => requestPasskey(deps, caller)),
  route(securityEndpoints.signInByPasskey, async (deps, { caller, input, head }) =>
    signedIn(deps, await signInByPasskey(deps, caller, input.credential), head),
  ),
  route(securityEndpoints.overview, async (deps, { caller }) => {
    const security = await readSecurity(deps, caller);
    return security.ok ? ok(securityView(security.value)) : security;
  }),
  route(securityEndpoints.endSession, (deps, { caller, input }) => endSession(deps, caller, input.session)),
  route(securityEndpoints.endOtherSessions, (deps, { caller }) => endOtherSessions(deps, caller)),
  route(securityEndpoints.sendOwnCode, async (deps, { caller, input }) => {
    const person = await passRobotCheck(deps, caller, input.captcha);
    return person.ok ? sendOwnCode(deps, caller, input.way) : person;
  }),
  route(securityEndpoints.confirm, (deps, { caller, input }) =>
    confirmPerson(deps, caller, { channel: input.way, code: input.code }),
  ),
  route(securityEndpoints.confirmByPasskey, (deps, { caller, input }) =>
    confirmByPasskey(deps, caller, input.credential),
  ),
  route(securityEndpoints.sendNewPhoneCode, async (deps, { caller, input }) => {
    const person = await passRobotCheck(deps, caller, input.captcha);
    return person.ok ? sendNewPhoneCode(deps, caller, input) : person;
  }),
  route(securityEndpoints.changePhone, (deps, { caller, input }) =>
    takePhone(deps, caller, { ...input, keepsSessions: input.keep_sessions === true }),
  ),
  route(securityEndpoints.sendNewEmailCode, async (deps, { caller, input }) => {
    const person = await passRobotCheck(deps, caller, input.captcha);
    return person.ok ? sendNewEmailCode(deps, caller, input) : person;
  }),
  route(securityEndpoints.changeEmail, (deps, { caller, input }) =>
    takeEmail(deps, caller, { ...input, keepsSessions: input.keep_sessions === true }),
  ),
  route(securityEndpoints.passkeyOptions, (deps, { caller }) =>
    offerPasskey(deps, caller, new URL(deps.originOf(caller.host)).hostname),
  ),
  route(securityEndpoints.addPasskey, (deps, { caller, input }) => addPasskey(deps, caller, input.credential)),
  route(securityEndpoints.removePasskey, (deps, { caller, input }) => removePasskey(deps, caller, input.passkey)),
  route(securityEndpoints.accountEvent, (deps, { caller, input }) => readAccountEvent(deps, caller, input)),
  route(securityEndpoints.undoAccountEvent, (deps, { caller, input }) => undoAccountEvent(deps, caller, input)),
];

function securityView(security: Security): SecurityView {
  const { kind, phone, email, isEmailProved, google, passkeys, sessions, isConfirmed, secondFactor } = security;
  return {
    kind,
    phone,
    email,
    email_proved: isEmailProved,
    second_factor: secondFactor,
    google: { offered: google.isOffered, connected: google.identity !== null, email: google.identity?.email ?? null },
    passkeys: passkeys.map(({ id, name, createdAt, lastUsedAt }) => ({
      id,
      name,
      created_at: createdAt,
      last_used_at: lastUsedAt,
    })),
    sessions: sessions.map(({ id, way, agent, network, createdAt, seenAt, isCurrent }) => ({
      id,
      way,
      agent,
      network,
      created_at: createdAt,
      seen_at: seenAt,
      current: isCurrent,
    })),
    confirmed: isConfirmed,
  };
}
