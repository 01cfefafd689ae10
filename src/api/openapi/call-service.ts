import type { Endpoint } from '#src/contract/endpoint.ts';

/** What the API's document says of a call, and an input that its schema takes. */
type CallWords = { readonly says: string; readonly example: Readonly<Record<string, unknown>> };

export type DescribedCall = CallWords & { readonly name: string; readonly endpoint: Endpoint<unknown, unknown> };

export type Service = { readonly title: string; readonly says: string; readonly calls: readonly DescribedCall[] };

/** Every call of a service has its words: one without them does not compile. */
export function service<Name extends string>(
  title: string,
  says: string,
  endpoints: Readonly<Record<Name, Endpoint<unknown, unknown>>>,
  words: Readonly<Record<Name, CallWords>>,
): Service {
  const names = Object.keys(endpoints).filter((name): name is Name => Object.hasOwn(words, name));
  return { title, says, calls: names.map((name) => ({ name, endpoint: endpoints[name], ...words[name] })) };
}

/** The words of one call. */
export function call(says: string, example: CallWords['example'] = {}): CallWords {
  return { says, example };
}
