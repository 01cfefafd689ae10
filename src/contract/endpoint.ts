import type { z } from 'zod/mini';

import { uploadBytes, type Call, type CallTraits } from '#src/contract/call.ts';
import type { Inferred } from '#src/contract/inferred.ts';
import { urlPattern } from '#src/domain/site/addresses/url-pattern.ts';
import type { MenuVertical } from '#src/domain/site/affiliate.ts';

/**
 * Who may call an endpoint, and about whose data:
 * - `everyone`: the answer is public.
 * - `caller`: returns or changes only the caller's own data, signed in or not; the input cannot name anyone else's.
 * - `account`: the same, and the caller must be signed in.
 * - `owner`: the input names an object; its owner finds it, everyone else gets `not_found`.
 * - `bearer`: a token or code in the input is the only authorization.
 *
 * The action enforces it; this field documents it, and the access matrix (`tests/api`) tests every call against it.
 */
export type Auth = 'everyone' | 'caller' | 'account' | 'owner' | 'bearer';

/** The limits of a call. */
export type Limits = {
  /** `reads`: limited per network, because each call costs a query and its answer is not cached. */
  readonly rate?: 'reads';
  /** The connection pool and time limits of its statements: of checkouts, of slow work, or (absent) of pages. */
  readonly connections?: 'checkout' | 'work';
  /** The maximum size of the body in bytes, for a call that takes a file; absent for the general limit. */
  readonly bodyBytes?: number;
};

/** Fields that few endpoints need. */
export type EndpointTraits = CallTraits & {
  /** A change that also accepts GET, with its fields in the query; it requires the CSRF token all the same (RU-25). */
  readonly alsoGet?: true;
  /** The menu entry that it belongs to. If an affiliate's agreement excludes the entry, the call answers 404 (spec §1). */
  readonly vertical?: MenuVertical;
  /** A call that exists in showcase and development only, and in production neither answers nor is documented (RU-30). */
  readonly developer?: true;
  /** Closed to an account of limited access (spec §4; decision 32). */
  readonly closedToLimited?: true;
  /** It takes `admin_preview_mode` (spec §7). */
  readonly previewed?: true;
  /** The security event that is logged when it succeeds. */
  readonly securityEvent?: 'sign_in' | 'account_changed';
  /**
   * Its `not_found` is not logged as a security event, because it concerns objects without an owner, such as an expired offer, or
   * lines that were removed from a cart. For every other call that is not for `everyone`, the object may be someone else's.
   */
  readonly personal?: false;
};

/** The definition of one API call, from which its types, limits and documentation come. */
export type EndpointDefinition<Input extends z.ZodMiniType, Output extends z.ZodMiniType> = EndpointTraits & {
  /** The method that our own clients use. Changes are POST and require a CSRF token (RU-25). */
  readonly method: 'GET' | 'POST';
  /** A URL pattern (`url-pattern.ts`). Its parameters are fields of the input. */
  readonly path: string;
  /** What it does, in one sentence for developers. */
  readonly summary: string;
  /** A valid input, as it is sent. */
  readonly example?: Readonly<Record<string, unknown>>;
  readonly auth: Auth;
  readonly limits?: Limits;
  /** For GET, the fields of path and query, as texts; for POST, those of path and body. */
  readonly input: Input;
  readonly output: Output;
};

/** An endpoint of the API: a call with its schemas and definition. */
export type Endpoint<Input, Output> = Call<Input, Output> &
  Omit<EndpointDefinition<z.ZodMiniType, z.ZodMiniType>, 'path'>;

/** Returns the endpoint of a definition. Its input and output types are inferred from the schemas. */
export function defineEndpoint<Input extends z.ZodMiniType, Output extends z.ZodMiniType>(
  definition: EndpointDefinition<Input, Output>,
): Endpoint<Inferred<Input>, Inferred<Output>> {
  return { ...definition, path: urlPattern(definition.path) };
}

/** Bytes of a body that brings a file as base64 in one of its fields: the only upload path, so that one check guards all. */
export const uploadBodyBytes = Math.ceil(uploadBytes / 3) * 4 + 4096;
