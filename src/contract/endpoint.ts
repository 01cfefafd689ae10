import type { z } from 'zod/mini';

import { uploadBytes, type Call, type CallTraits } from '#src/contract/call.ts';
import type { Inferred } from '#src/contract/inferred.ts';
import { urlPattern } from '#src/domain/site/addresses/url-pattern.ts';
import type { MenuVertical } from '#src/domain/site/affiliate.ts';

/**
 * Who may call, and about whose things:
 * - `everyone`: the answer belongs to nobody.
 * - `caller`: tells or changes only what is the caller's own, a visitor's too; nothing in the input can name anybody else's.
 * - `account`: the same, for somebody who is signed in.
 * - `owner`: names a thing; only its owner finds it, everybody else reads `not_found`.
 * - `bearer`: a token or a code in the input is the whole right.
 *
 * The action decides; this column says what it decides, and the access matrix (`tests/api`) holds every call to it.
 */
export type Auth = 'everyone' | 'caller' | 'account' | 'owner' | 'bearer';

/** What a call may take of the machine. */
export type Limits = {
  /** `reads`: counted for each network, since each costs a query and nothing keeps its answer. */
  readonly rate?: 'reads';
  /** Whose connections and time limits its statements have: those of checkouts, of slow work, or else of pages. */
  readonly connections?: 'checkout' | 'work';
  /** Bytes of a body at most, where a call takes a file; absent for what every call may send. */
  readonly bodyBytes?: number;
};

/** What is so of a call and of few others. */
export type EndpointTraits = CallTraits & {
  /** RU-25: a change that answers to GET as well, its fields then as query; the CSRF token is demanded all the same. */
  readonly alsoGet?: true;
  /** The line of the menu that it belongs to: where an affiliate's agreement leaves that out, the call is not there (spec §1). */
  readonly vertical?: MenuVertical;
  /** A call of showcase and development alone (RU-30): production does not have it, and its document does not name it. */
  readonly developer?: true;
  /** Closed to an account of limited access (spec §4; decision 32). */
  readonly closedToLimited?: true;
  /** It takes `admin_preview_mode` (spec §7). */
  readonly previewed?: true;
  /** The security event that its success is. */
  readonly securityEvent?: 'sign_in' | 'account_changed';
  /**
   * `not_found` of it is no security event: it tells of things that belong to no one, such as an offer that has ended, or of
   * lines that have left a cart. Of every other call that is not for `everyone`, what is not found may be someone else's.
   */
  readonly personal?: false;
};

/** One call of the API, as it is written down: everything that is said of it is said here. */
export type EndpointDefinition<Input extends z.ZodMiniType, Output extends z.ZodMiniType> = EndpointTraits & {
  /** The method our own clients use. RU-25: what changes something is POST and demands a CSRF token. */
  readonly method: 'GET' | 'POST';
  /** A URL pattern (`url-pattern.ts`). Its parameters are fields of the input. */
  readonly path: string;
  /** What it does, in a sentence for developers. */
  readonly summary: string;
  /** An input that its schema takes, as it is sent. */
  readonly example?: Readonly<Record<string, unknown>>;
  readonly auth: Auth;
  readonly limits?: Limits;
  /** Of a GET, fields of path and query as texts; of a POST, those of path and body. */
  readonly input: Input;
  readonly output: Output;
};

/** An endpoint of the API: a call with its schemas and what is said of it. */
export type Endpoint<Input, Output> = Call<Input, Output> &
  Omit<EndpointDefinition<z.ZodMiniType, z.ZodMiniType>, 'path'>;

/** Returns the endpoint of a definition. Types of input and answer are those of its schemas. */
export function defineEndpoint<Input extends z.ZodMiniType, Output extends z.ZodMiniType>(
  definition: EndpointDefinition<Input, Output>,
): Endpoint<Inferred<Input>, Inferred<Output>> {
  return { ...definition, path: urlPattern(definition.path) };
}

/** Bytes of a body that brings a file as base64 in one of its fields: the only upload path, so that one check guards all. */
export const uploadBodyBytes = Math.ceil(uploadBytes / 3) * 4 + 4096;
