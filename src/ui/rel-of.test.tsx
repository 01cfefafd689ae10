import { renderToStaticMarkup } from 'react-dom/server';
import type { ReactElement } from 'react';
import { expect, it } from 'vitest';

import { markedBlocks } from '#src/domain/content/marked-text.ts';
import { ButtonLink } from '#src/ui/buttons/button.tsx';
import { ActionPanel } from '#src/ui/content/blocks/action-panel.tsx';
import { ColumnList } from '#src/ui/content/blocks/column-list.tsx';
import { MarkedText } from '#src/ui/content/marked-text.tsx';
import { NoteCards } from '#src/ui/cards/note-cards.tsx';
import { PosterCard } from '#src/ui/cards/poster-card.tsx';
import { Promoted } from '#src/ui/cards/promoted.tsx';
import { Carousel } from '#src/ui/layout/carousel.tsx';
import { relOf } from '#src/ui/rel-of.ts';
import { LinkLines } from '#src/ui/site/link-lines.tsx';

it.each([
  ['/help/', undefined],
  ['#below', undefined],
  ['mailto:help@example.com', undefined],
  ['https://example.com/', 'noopener nofollow'],
  ['HTTPS://example.com/', 'noopener nofollow'],
  ['//example.com/', 'noopener nofollow'],
])('%s is followed with %s', (href, rel) => {
  expect(relOf(href)).toBe(rel);
});

it('preserves other values of rel', () => {
  expect(relOf('/help/', 'sponsored')).toBe('sponsored');
  expect(relOf('https://example.com/', 'sponsored')).toBe('sponsored noopener nofollow');
});

const note = { key: 'a', title: 'A', summary: 'B', lang: undefined, date: null };

it.each<readonly [string, (href: string) => ReactElement]>([
  ['a text', (href) => <MarkedText blocks={markedBlocks(`[A](${href})`)} />],
  ['a button', (href) => <ButtonLink href={href}>A</ButtonLink>],
  ['something to do next', (href) => <ActionPanel text={[]} href={href} label="A" />],
  ['a column', (href) => <ColumnList items={[{ title: 'A', text: [], link: { href, text: 'B' } }]} level={2} />],
  ['a note', (href) => <NoteCards items={[{ ...note, href }]} />],
  ['a poster', (href) => <PosterCard href={href} name="A" />],
  ['an advertisement', (href) => <Promoted label="A" title="B" text="C" href={href} />],
  [
    'a shelf',
    (href) => (
      <Carousel id="a" title="A" more={{ href, text: 'B' }}>
        C
      </Carousel>
    ),
  ],
  ['plain ways on', (href) => <LinkLines title="A" links={[{ text: 'B', href, lang: undefined }]} />],
])('%s recommends no other site, and our own pages', (_what, draw) => {
  expect(renderToStaticMarkup(draw('https://example.com/'))).toMatch(/<a [^>]*rel="[^"]*noopener nofollow"/);
  expect(renderToStaticMarkup(draw('/help/'))).not.toContain('nofollow');
});
