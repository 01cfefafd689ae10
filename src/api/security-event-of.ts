import type { AnswerHead } from '#src/api/route.ts';
import type { Endpoint } from '#src/contract/endpoint.ts';
import type { FailureCode, Result } from '#src/domain/failure.ts';
import type { SecurityEvent, SecurityEventKind } from '#src/domain/accounts/security-event.ts';

/** Refusals that mean the same whatever was called. */
const refusals: Partial<Record<FailureCode, SecurityEventKind>> = {
  code_wrong: 'code_wrong',
  code_locked: 'code_locked',
  robot_check_failed: 'robot_check',
  robot_check_used: 'robot_check',
  csrf_refused: 'csrf_refused',
  forbidden: 'access_refused',
  account_limited: 'access_refused',
  confirm_first: 'access_refused',
  passkey_refused: 'access_refused',
  too_many_requests: 'limit_reached',
  hold_limit_reached: 'limit_reached',
};

/** What refuses a sign-in after everything that was typed has been right. */
const signInRefusals: ReadonlySet<FailureCode> = new Set([
  'forbidden',
  'passkey_refused',
  'identity_failed',
  'factor_reserved',
]);

/** Returns whether what a call names can belong to someone: what is "not found" there may be another's. */
function isPersonal({ auth, personal }: Endpoint<unknown, unknown>): boolean {
  return auth !== 'everyone' && personal !== false;
}

/** Returns the security event that a call's outcome is; null for most. */
export function securityEventOf(
  endpoint: Endpoint<unknown, unknown>,
  result: Result<unknown>,
  { setSession }: AnswerHead,
): SecurityEvent | null {
  const call = endpoint.path.source;
  if (!result.ok) {
    const reason = result.failure.code;
    const kind = refusalOf(endpoint, reason);
    return kind === null ? null : { kind, outcome: 'refused', reason, call };
  }
  if (setSession !== undefined)
    return { kind: setSession === null ? 'sign_out' : 'sign_in', outcome: 'done', reason: null, call };
  return endpoint.securityEvent === 'account_changed'
    ? { kind: 'account_changed', outcome: 'done', reason: null, call }
    : null;
}

function refusalOf(endpoint: Endpoint<unknown, unknown>, code: FailureCode): SecurityEventKind | null {
  if (endpoint.securityEvent === 'sign_in' && signInRefusals.has(code)) return 'sign_in';
  if (code === 'not_found' && isPersonal(endpoint)) return 'access_refused';
  return refusals[code] ?? null;
}
