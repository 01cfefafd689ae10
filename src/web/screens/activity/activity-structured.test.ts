import { expect, it } from 'vitest';

import type { ActivityAnswer } from '#src/contract/endpoints/catalogue.ts';
import { activityStructured } from '#src/web/screens/activity/activity-structured.ts';
import { loadContext } from '../../../../tests/load-context.ts';

const english = (text: string) => ({ text, lang: 'en' });

async function images(picture: string, pictures: readonly string[]): Promise<readonly string[]> {
  const { context } = await loadContext({ page: 'activity', answers: {} });
  const card = {
    id: 1,
    title: english('Tower'),
    summary: english('High.'),
    picture,
    category: 'attraction',
    destination: { id: 3, slug: 'tokyo', name: english('Tokyo') },
    from: null,
    rating: null,
  };
  // What is told of pictures needs no more of an activity.
  const activity = { card, supplier: '', pictures, options: [] } as unknown as ActivityAnswer;
  const { '@graph': graph } = JSON.parse(activityStructured(context, '/activity/1-tower', activity, null));
  return graph[0].image.map((one: string) => /pictures\/(.*)\/og\.jpg$/.exec(one)?.[1]);
}

it('shows three pictures of an activity, each once', async () => {
  expect(await images('a', ['a', 'b', 'b', 'c', 'd'])).toEqual(['a', 'b', 'c']);
  expect(await images('a', ['a'])).toEqual(['a']);
});
