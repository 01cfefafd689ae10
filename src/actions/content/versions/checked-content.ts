import { checkBlock, isOfNewerRelease } from '#src/formats/catalogue/catalogue-folder.blocks.ts';
import type { Log } from '#src/actions/deps.ts';
import type { ContentBlock } from '#src/domain/content/blocks/content-block.ts';
import type { ContentItem, ContentText } from '#src/domain/content/content-item.ts';
import { defaultLanguage, isLanguage } from '#src/domain/site/language/languages.ts';
import type { StoredContent, StoredText } from '#src/store/content/content.store.ts';

/**
 * Returns stored content, validated again: a block of a kind that this release does not know, or an invalid one, is
 * left out and logged, so that no content ever breaks a page.
 */
export function checkedContent(log: Pick<Log, 'warn'>, { version, texts, ...rest }: StoredContent): ContentItem {
  const about = { type: rest.type, key: rest.key, version };
  const spoken = Object.entries(texts).flatMap(([language, text]) =>
    isLanguage(language) ? [[language, checkedText(log, { ...about, language }, text)] as const] : [],
  );
  const english = spoken.find(([language]) => language === defaultLanguage)?.[1];
  return { ...rest, texts: { ...Object.fromEntries(spoken), en: english ?? noWords } };
}

const noWords: ContentText = { title: '', summary: '', blocks: [] };

function checkedText(log: Pick<Log, 'warn'>, about: object, { blocks, ...words }: StoredText): ContentText {
  const fine = blocks.flatMap((value, place): readonly ContentBlock[] => {
    const checked = checkBlock(value);
    if ('kind' in checked) return [checked];
    const why = isOfNewerRelease(value) ? 'of a newer release' : checked.map(({ reason }) => reason).join('; ');
    log.warn({ ...about, place, why }, 'a content block is invalid and was omitted');
    return [];
  });
  return { ...words, blocks: fine };
}
