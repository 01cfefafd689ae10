/** How many pages of a list one page of ours shows together before it begins again. */
const pagesTogether = 10;
const lastPage = 1_000;

/** The page that an address requests; nonsense is the first. */
export function pageIn(query: URLSearchParams): number {
  const text = query.get('page') ?? '';
  return /^[1-9]\d{0,3}$/.test(text) ? Math.min(Number(text), lastPage) : 1;
}

/**
 * The pages of a list that are shown at page `page`: it and those before it, so that "show more" adds below, and a
 * reload, a shared link and the way back show the same.
 */
export function pagesTo(page: number): readonly number[] {
  const first = Math.floor((page - 1) / pagesTogether) * pagesTogether + 1;
  return Array.from({ length: page - first + 1 }, (_, index) => first + index);
}

/** Where a list goes on: the page after `page`, and where the pages that are no longer shown end; null where there is none. */
export function waysOn(
  page: number,
  total: number,
  size: number,
): { readonly more: number | null; readonly before: number | null } {
  const [first = 1] = pagesTo(page);
  return { more: page * size < total ? page + 1 : null, before: first === 1 ? null : first - 1 };
}
