import { isUnreachable, type ApiClient } from '#src/contract/client.ts';

/** An API client that remembers whether the server failed to answer any of its calls. */
export function heardApi(api: ApiClient): { readonly api: ApiClient; readonly isCutOff: () => boolean } {
  let isCutOff = false;
  return {
    api: {
      call: async (endpoint, input, options) => {
        const answer = await api.call(endpoint, input, options);
        if (!answer.ok && isUnreachable(answer)) isCutOff = true;
        return answer;
      },
    },
    isCutOff: () => isCutOff,
  };
}
