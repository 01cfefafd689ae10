/** The kinds of security events: the closed list that log lines and counters use. A kind is never renamed. */
export const securityEventKinds = [
  'sign_in',
  'sign_out',
  'code_wrong',
  'code_locked',
  'robot_check',
  'csrf_refused',
  'access_refused',
  'limit_reached',
  'account_changed',
  'permission_changed',
  'webhook_refused',
  'host_refused',
] as const;
export type SecurityEventKind = (typeof securityEventKinds)[number];

export const securityOutcomes = ['done', 'refused'] as const;
export type SecurityOutcome = (typeof securityOutcomes)[number];

/** What happened. `reason`: a code of a closed list, or an operator's command. `call`: the pattern of an address, never an address. */
export type SecurityEvent = {
  readonly kind: SecurityEventKind;
  readonly outcome: SecurityOutcome;
  readonly reason: string | null;
  readonly call: string | null;
};

/**
 * An event as it is logged: nothing in it names or reaches a person. `account` is the id of an account, `device` and
 * `networkKey` are keyed hashes, `network` is a part of the address.
 */
export type SecurityLine = SecurityEvent & {
  readonly account: string | null;
  readonly device: string | null;
  readonly network: string;
  readonly networkKey: string;
  readonly request: string | null;
};

/** How often something of a kind happened. */
export type SecurityCount = Pick<SecurityEvent, 'kind' | 'outcome'> & { readonly count: number };
