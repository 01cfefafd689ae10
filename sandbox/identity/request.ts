/** The request with which a shop sends a person here. */
export type SignInRequest = {
  readonly returnTo: string;
  readonly state: string;
  readonly nonce: string;
  readonly challenge: string;
};

/** Reads the request; null when it is not by the shop that is known here, or leaves out what protects the way back. */
export function readRequest(
  query: URLSearchParams,
  { clientId, returns }: { readonly clientId: string; readonly returns: readonly string[] },
): SignInRequest | null {
  const [returnTo, state, nonce, challenge] = ['redirect_uri', 'state', 'nonce', 'code_challenge'].map(
    (name) => query.get(name) ?? '',
  );
  const isKnown = query.get('client_id') === clientId && returnTo !== undefined && returns.includes(returnTo);
  const isByCode = query.get('response_type') === 'code' && query.get('code_challenge_method') === 'S256';
  if (!isKnown || !isByCode || !state || !nonce || !challenge) return null;
  return { returnTo, state, nonce, challenge };
}

/** Returns the address to go back to, with the answer. */
export function returnAddress(
  { returnTo, state }: SignInRequest,
  { options: { origin } }: { readonly options: { readonly origin: string } },
  answer: Readonly<Record<string, string>>,
): string {
  const address = new URL(returnTo);
  for (const [name, value] of Object.entries({ ...answer, state, iss: origin })) address.searchParams.set(name, value);
  return address.href;
}
