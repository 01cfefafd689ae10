import type { ContentView } from '#src/web/shared/content/content-view.ts';
import type { HelpView } from '#src/web/catalogue/activity/activity-view.ts';

/** The questions of an item of content; null where it has none. */
export function helpView(content: ContentView | undefined): HelpView | null {
  if (content === undefined) return null;
  const { title, summary, lang, blocks } = content;
  const questions = blocks.flatMap((block) => (block.kind === 'questions' ? block.items : []));
  return questions.length === 0 ? null : { title, summary, lang, questions };
}
