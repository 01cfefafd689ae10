import { createContext, useContext } from 'react';

import type { ApiClient } from '#src/contract/client.ts';

const ApiContext = createContext<ApiClient | null>(null);

export const ApiProvider = ApiContext.Provider;

/** The API client for handlers and effects; the server's render has one too, but must not call it. */
export function useApi(): ApiClient {
  const api = useContext(ApiContext);
  if (api === null) throw new Error('no API client around this component');
  return api;
}
