import { cacheNames } from '#src/web/shared/offline/offline-rules.ts';

/** Metadata of a stored response, in headers of its own. */
export type Beside = {
  /** Path and query to request it again. */
  readonly address: string;
  readonly title: string;
  readonly when: string;
  /** Milliseconds since 1970. */
  readonly until: number;
  readonly at: number;
  /** Of a voucher: opened by a link, whose cookie ends long before the visit. Its copy outlasts that. */
  readonly byLink: boolean;
  /** Theme and release of a page. */
  readonly made: string;
};

const prefix = 'x-kept-';
const nothing: Beside = {
  address: '',
  title: '',
  when: '',
  until: Number.POSITIVE_INFINITY,
  at: 0,
  byLink: false,
  made: '',
};

/**
 * An answer with another body, and with what is known of it. Its policies stay; headers hold signs of Latin alone.
 */
export function cacheableAnswer(
  body: BodyInit | null,
  { headers: given }: Pick<Response, 'headers'>,
  about: Partial<Beside>,
): Response {
  const headers = new Headers(given);
  for (const name of ['content-encoding', 'content-length', 'etag']) headers.delete(name);
  for (const [name, value] of Object.entries({ ...nothing, ...about })) {
    headers.set(prefix + name, encodeURIComponent(String(value)));
  }
  return new Response(body, { headers });
}

/** What was written beside an answer. */
export function readBeside({ headers }: Pick<Response, 'headers'>): Beside {
  const text = (name: keyof Beside): string => decodeURIComponent(headers.get(prefix + name) ?? '');
  return {
    address: text('address'),
    title: text('title'),
    when: text('when'),
    until: Number(text('until') === '' ? Number.POSITIVE_INFINITY : text('until')),
    at: Number(text('at')),
    byLink: text('byLink') === 'true',
    made: text('made'),
  };
}

/** A cached page, with the path that it is stored under. */
export type StoredPage = { readonly path: string; readonly beside: Beside; readonly answer: Response };

/** Returns the contents of a cache, without creating it if it does not exist. */
export async function pagesIn(name: keyof typeof cacheNames): Promise<StoredPage[]> {
  if (!(await caches.has(cacheNames[name]))) return [];
  const cache = await caches.open(cacheNames[name]);
  const found = await Promise.all(
    (await cache.keys()).map(async (request) => {
      const answer = await cache.match(request);
      if (answer === undefined) return [];
      return [{ path: new URL(request.url).pathname, beside: readBeside(answer), answer }];
    }),
  );
  return found.flat();
}
