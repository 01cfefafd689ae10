import type { Failure } from '#src/domain/failure.ts';

/** RU-18: every answer of the API. `error.code` is one of `FailureCode` or a code of the catalogue in spec §8. */
export type Envelope<Output> =
  | { readonly success: true; readonly result: Output }
  | { readonly success: false; readonly error: WireError };

export type WireError = {
  readonly code: string;
  readonly message: string;
  readonly field?: string;
  readonly facts?: Failure['facts'];
};
