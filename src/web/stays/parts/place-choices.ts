import { placesCalls } from '#src/contract/places/places.calls.ts';
import type { LoadContext } from '#src/web/shared/page/page-definition.ts';

/** The destinations of ours to choose among, in the order of their list; none when it does not come. */
export async function placeChoices({
  api,
  signal,
}: Pick<LoadContext, 'api' | 'signal'>): Promise<readonly { readonly id: number; readonly name: string }[]> {
  const answer = await api.call(placesCalls.destinationList, {}, { signal });
  if (!answer.ok) return [];
  return answer.value.regions
    .flatMap(({ countries }) => countries)
    .flatMap(({ destinations }) => destinations)
    .map(({ id, name }) => ({ id, name: name.text }));
}
