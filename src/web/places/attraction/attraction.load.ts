import { placesCalls } from '#src/contract/places/places.calls.ts';
import { pathOf } from '#src/web/shared/labels/place-links.ts';
import type { LoadContext, Loaded } from '#src/web/shared/page/page-definition.ts';

/** An attraction's old address leads to the page of the sight, in one step whatever its slug (RU-14, RU-36). */
export async function loadAttraction({ api, params, signal }: LoadContext): Promise<Loaded<null>> {
  const answer = await api.call(placesCalls.poi, { id: Number(params['id']) }, { signal });
  if (answer.ok) return { kind: 'moved', path: pathOf('/poi/', answer.value.card) };
  if (answer.error.code === 'not_found') return { kind: 'missing' };
  throw new Error(`attraction: ${answer.error.code}`);
}
