type About = {
  readonly type?: Refusal['type'];
  readonly code?: string;
  readonly param?: string;
  readonly extra?: Readonly<Record<string, unknown>>;
  readonly unbegun?: boolean;
};

/** A refusal in the provider's own envelope. */
export class Refusal extends Error {
  readonly status: number;
  readonly type: 'invalid_request_error' | 'card_error' | 'idempotency_error' | 'api_error';
  readonly code: string | null;
  readonly param: string | null;
  readonly extra: Readonly<Record<string, unknown>>;
  /** True when the call never began, so that its idempotency key stays free. */
  readonly unbegun: boolean;

  constructor(status: number, message: string, about: About = {}) {
    super(message);
    this.status = status;
    this.type = about.type ?? 'invalid_request_error';
    this.code = about.code ?? null;
    this.param = about.param ?? null;
    this.extra = about.extra ?? {};
    this.unbegun = about.unbegun ?? false;
  }
}

/** Returns the body of a refusal. */
export function envelope(refusal: Refusal): { readonly error: Readonly<Record<string, unknown>> } {
  return {
    error: {
      type: refusal.type,
      message: refusal.message,
      ...(refusal.code === null ? {} : { code: refusal.code }),
      ...(refusal.param === null ? {} : { param: refusal.param }),
      ...refusal.extra,
    },
  };
}

/** No record of that id. */
export function missing(what: string, param: string): Refusal {
  return new Refusal(404, `No such ${what}`, { code: 'resource_missing', param });
}

/**
 * Returns the refusal of a parameter that is absent or wrong; such responses are not stored for the idempotency key.
 */
export function badParameter(param: string, message: string, code = 'parameter_invalid'): Refusal {
  return new Refusal(400, message, { param, code, unbegun: true });
}
