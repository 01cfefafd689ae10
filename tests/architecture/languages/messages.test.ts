import { describe, expect, it } from 'vitest';

import { catalogues as shelved } from '#src/locales/locales.ts';
import { usedMessages } from '../../../scripts/i18n/used-messages.ts';
import { messageFaults, readCatalogue } from '../checks/messages.ts';
import { faultText, type SourceFile } from '../checks/source.ts';
import { readTree } from '../read-tree.ts';

/** A registered language is complete; the others fall back to English and `npx meander i18n report` lists them. */
const complete = Object.keys(shelved).filter((tag) => tag !== 'en');

const catalogueFiles = readTree(/^src\/locales\/[^/]+\/.*\.po$/, ['src']);

describe('messages', () => {
  it('are in the English catalog, and no catalog has others', async () => {
    const used = await usedMessages(readTree(/\.tsx?$/, ['src']));
    const catalogues = await Promise.all(catalogueFiles.map(readCatalogue));
    expect(used.length).toBeGreaterThan(0);
    expect(messageFaults(used, catalogues, complete).map(faultText)).toEqual([]);
  });

  it('finds what is planted', async () => {
    const used = await usedMessages([screen]);
    expect(used.map(({ text }) => text).toSorted()).toEqual(['Add to cart', 'Hello {name}', 'signin.code']);
    const po = (words: readonly [string, string][]): string =>
      words.map(([id, text]) => `#. js-lingui-explicit-id\nmsgid "${id}"\nmsgstr "${text}"\n`).join('\n');
    const all = used.map(({ id, text }): [string, string] => [id, text]);
    const english = await readCatalogue({ path: 'src/locales/en/messages.po', text: po(all) });
    const short = await readCatalogue({ path: 'src/locales/en/messages.po', text: po(all.slice(1)) });
    const long = await readCatalogue({ path: 'src/locales/en/messages.po', text: po([...all, ['gone', 'Gone']]) });
    const untranslated = await readCatalogue({
      path: 'src/locales/ja/messages.po',
      text: po(all.map(([id]) => [id, ''])),
    });
    expect(messageFaults(used, [english], [])).toEqual([]);
    expect(messageFaults(used, [short], [])).toHaveLength(1);
    expect(messageFaults(used, [long], [])).toHaveLength(1);
    expect(messageFaults(used, [english, untranslated], ['ja'])).toHaveLength(3);
    expect(messageFaults(used, [], [])).toHaveLength(3);
  });
});

const screen: SourceFile = {
  path: 'src/web/content/home/home.screen.tsx',
  text: `import { Trans } from '@lingui/react/macro';
import { msg } from '@lingui/core/macro';
export const label = msg\`Add to cart\`;
export const code = msg({ id: 'signin.code', message: 'signin.code' });
export function Hello({ name }: { name: string }) {
  return <Trans>Hello {name}</Trans>;
}
`,
};
