import { Fragment } from 'react';

import type { Block, Span } from '#src/domain/content/marked-text.ts';
import { relOf } from '#src/ui/rel-of.ts';
import styles from './marked-text.module.css';

/** A marked text as elements; every word in it is text, whatever letters it has. */
export function MarkedText({
  blocks,
  lang,
}: {
  readonly blocks: readonly Block[];
  readonly lang?: string | undefined;
}) {
  return (
    <div className={styles['text']} lang={lang}>
      {blocks.map((block) => (
        <BlockOf key={block.at} block={block} />
      ))}
    </div>
  );
}

function BlockOf({ block }: { readonly block: Block }) {
  if (block.kind === 'heading') {
    const Heading = `h${block.level}` as const;
    return (
      <Heading>
        <Spans spans={block.spans} />
      </Heading>
    );
  }
  if (block.kind === 'paragraph')
    return (
      <p>
        <Spans spans={block.spans} />
      </p>
    );
  const List = block.ordered ? 'ol' : 'ul';
  return (
    <List>
      {block.items.map((item) => (
        <li key={item.at}>
          <Spans spans={item.spans} />
        </li>
      ))}
    </List>
  );
}

function Spans({ spans }: { readonly spans: readonly Span[] }) {
  return spans.map((span) => {
    if (span.kind === 'link')
      return (
        <a key={span.at} href={span.href} rel={relOf(span.href)}>
          {span.text}
        </a>
      );
    return span.kind === 'strong' ? (
      <strong key={span.at}>{span.text}</strong>
    ) : (
      <Fragment key={span.at}>{span.text}</Fragment>
    );
  });
}
