import type { Block } from '#src/domain/content/marked-text.ts';
import { Disclosure } from '../disclosure.tsx';
import { MarkedText } from '../marked-text.tsx';

export type QuestionListProps = {
  readonly items: readonly { readonly question: string; readonly answer: readonly Block[] }[];
};

/** Questions that open to their answers; all of it is in the page, so that it can be searched. */
export function QuestionList({ items }: QuestionListProps) {
  return (
    <div>
      {items.map(({ question, answer }) => (
        <Disclosure key={question} summary={question}>
          <MarkedText blocks={answer} />
        </Disclosure>
      ))}
    </div>
  );
}
