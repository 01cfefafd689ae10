import type { Answer, ApiClient } from '#src/contract/client.ts';
import type { Call } from '#src/contract/call.ts';
import type { PageName } from '#src/contract/pages.ts';
import type { PlainForm } from '#src/server/forms/plain-form.ts';

export type Words = Readonly<Record<string, string>>;

export type FormAction = {
  /** The page that contains the form and that follows it. */
  readonly page: PageName;
  /** Where it leads once it is done, when that is another page. */
  readonly leadsTo?: (fields: URLSearchParams) => PageName;
  /** The page's own part of its address, where it has one; null where the form names none. */
  readonly paramsOf?: (fields: URLSearchParams) => Words | null;
  /** The query with which the page is requested again. */
  readonly queryOf?: (fields: URLSearchParams) => Words;
  /** Something is typed into it, which must not be lost when it is refused. */
  readonly isTyped?: true;
  /** Anybody who can see the page may send it: no key is required. */
  readonly isOpen?: (fields: URLSearchParams) => boolean;
  /** Its page may be opened by a link: then the form shows no key, and acts by what was opened and never by an account. */
  readonly byLink?: true;
  /** The call, and what the way back says beside that it is done. */
  readonly run: (api: ApiClient, form: PlainForm, newKey: () => string) => Promise<Answer<Words>>;
};

/** Returns an action that is one call; the call itself looks at its input. */
export function oneCall(
  endpoint: Call<object, unknown>,
  inputOf: (fields: URLSearchParams) => object = () => ({}),
): FormAction['run'] {
  return async (api, { fields }, newKey) => {
    // A form that is sent twice runs twice: what may happen only once is refused by its call.
    const options = endpoint.idempotent === true ? { idempotencyKey: newKey() } : {};
    const answer = await api.call(endpoint, inputOf(fields), options);
    return answer.ok ? { ok: true, value: {} } : answer;
  };
}

/** Returns a field of the form, `undefined` where it is empty: an empty field counts as absent (spec §5). */
export function said(fields: URLSearchParams, name: string): string | undefined {
  const value = fields.get(name) ?? '';
  return value === '' ? undefined : value;
}

/** Returns those of the fields that have a value. */
export function only(fields: URLSearchParams, ...names: readonly string[]): Words {
  return Object.fromEntries(
    names.flatMap((name) => {
      const value = said(fields, name);
      return value === undefined ? [] : [[name, value]];
    }),
  );
}
