import type { Call } from '#src/contract/call.ts';
import type { Answer, ApiClient } from '#src/contract/client.ts';
import { contentCalls } from '#src/contract/content/content.calls.ts';

type RecordedCall = { readonly path: string; readonly input: unknown };

export type AnsweringApi = { readonly api: ApiClient; readonly calls: readonly RecordedCall[] };

/** What the API answers, by the path of the call: a result, or the code of a failure. */
export type Answers = Readonly<Record<string, object | string>>;

/** What pages request beside their own call: nothing is there unless a test says so. */
const usual: Answers = { [contentCalls.contentPlaces.path.source]: { places: [] } };

/** Returns an API client that gives the answers of a test, and the calls that it received beside the usual ones. */
export function answeringApi(answers: Answers): AnsweringApi {
  const requested: RecordedCall[] = [];
  const api: ApiClient = {
    call: async <Input, Output>(endpoint: Call<Input, Output>, input: Input): Promise<Answer<Output>> => {
      const path = endpoint.path.source;
      const found = answers[path] ?? usual[path];
      if (!(path in usual) || path in answers) requested.push({ path, input });
      if (found === undefined) throw new Error(`nobody answers ${path}`);
      return typeof found === 'string'
        ? { ok: false, status: 404, error: { code: found, message: found } }
        : // The test says what the call answers.
          { ok: true, value: found as Output };
    },
  };
  return { api, calls: requested };
}
