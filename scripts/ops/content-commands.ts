import { compareVersions } from '#src/actions/content/versions/compare-versions.ts';
import { exportContent } from '#src/actions/content/versions/export-content.ts';
import { importContent } from '#src/actions/content/versions/import-content.ts';
import { showVersion, type WhichVersion } from '#src/actions/content/versions/show-version.ts';
import { makePreview } from '#src/actions/operations/make-preview.ts';
import { revokePreview } from '#src/actions/operations/revoke-preview.ts';
import { isCmsType } from '#src/domain/content/blocks/cms-types.ts';
import { fail, ok } from '#src/domain/failure.ts';
import { readAddress } from '#src/domain/site/addresses/address.ts';
import { knownToContent } from '#src/server/database/known-to-content.ts';
import { previewKey, previewToken } from '#src/server/context/preview-link.ts';
import { contentVersions, findNewestContent, type ContentName } from '#src/store/content/content.store.ts';
import { listPreviews, type PreviewKind } from '#src/store/site/preview-links.store.ts';
import { recorded, isUuid, type Answer, type Command, type Ground } from './command.ts';

const noSuch: Answer = { kind: 'refused', failure: { code: 'not_found' } };

/** What an editor does: sees, imports, publishes, goes back. */
export const contentCommands: readonly Command[] = [
  {
    usage: 'content [type]',
    says: 'Lists the content of the shop, or of one type: which version is shown, and which is the newest.',
    isRecorded: false,
    run: listContent,
  },
  {
    usage: 'content-versions <type> <key>',
    says: 'Shows the versions of an item, the newest first, with who wrote them and why.',
    isRecorded: false,
    run: (ground, words) =>
      named(words, async (name) => ({
        kind: 'found',
        rows: await contentVersions(ground.deps.db, name),
        none: 'There is no such item.',
      })),
  },
  {
    usage: 'content-diff <type> <key>',
    says: 'Shows what two versions differ in: what is shown and the newest, or those that are named.',
    isRecorded: false,
    options: { from: 'the number of a version', to: 'the number of a version' },
    run: (ground, words) => named(words, (name) => difference(ground, name)),
  },
  {
    usage: 'content-publish <type> <key>',
    says: 'Shows the newest version of an item, or the one that is named.',
    isRecorded: true,
    options: { version: 'its number' },
    run: (ground, words) => show(ground, 'content-publish', words, 'newest'),
  },
  {
    usage: 'content-rollback <type> <key>',
    says: 'Shows the version before the one that is shown, or the one that is named.',
    isRecorded: true,
    options: { version: 'its number' },
    run: (ground, words) => show(ground, 'content-rollback', words, 'before'),
  },
  {
    usage: 'content-withdraw <type> <key>',
    says: 'Shows an item no longer; its versions stay.',
    isRecorded: true,
    run: (ground, words) => show(ground, 'content-withdraw', words, 'none'),
  },
  {
    usage: 'content-import <folder>',
    says: 'Takes the content of a folder (content/<type>/<key>.<language>.md) into the shop, the whole or nothing of it. The same folder twice changes nothing.',
    isRecorded: true,
    run: takeIn,
  },
  {
    usage: 'content-export <folder>',
    says: 'Writes the content of the shop as files below a folder, for an editor or for another shop.',
    isRecorded: false,
    run: async ({ deps }, [folder = '']) => ({
      kind: 'found',
      rows: [await exportContent(deps, folder)],
      none: '',
    }),
  },
  {
    usage: 'content-preview <path>',
    says: 'Makes an address that shows one page with its drafts as they are now. Anyone who has it can look, until it ends or is revoked.',
    isRecorded: true,
    options: { hours: 'how long it holds, 1 to 168; 24 without it' },
    run: contentPreview,
  },
  {
    usage: 'text-debug <path>',
    says: 'Makes an address that shows the ids of messages in place of their words in the browser that opens it.',
    isRecorded: true,
    options: { hours: 'how long it holds, 1 to 8; 1 without it' },
    run: textDebug,
  },
  {
    usage: 'previews',
    says: 'Lists the newest preview and text-debug links: what they open, until when, who made them, and how often they were opened.',
    isRecorded: false,
    run: async ({ deps }) => ({
      kind: 'found',
      rows: await listPreviews(deps.db),
      none: 'There are no preview links.',
    }),
  },
  {
    usage: 'revoke-preview <id>',
    says: 'Ends a preview or text-debug link at once; “all” ends every one.',
    isRecorded: true,
    run: async (ground, [id = '']) => {
      if (id !== 'all' && !isUuid(id)) return noSuch;
      return recorded(ground, 'revoke-preview', id, (deps) => revokePreview(deps, id === 'all' ? null : id));
    },
  },
];

async function listContent({ deps }: Ground, [type]: readonly string[]): Promise<Answer> {
  if (type !== undefined && !isCmsType(type)) return noSuch;
  const newest = await findNewestContent(deps.db);
  const some = newest.filter((one) => type === undefined || one.type === type);
  const rows = some.map(async (one) => {
    const shown = (await contentVersions(deps.db, one)).find(({ isPublished }) => isPublished);
    const { type: kind, key, slot, version, begins, ends, texts } = one;
    const languages = Object.keys(texts);
    return { type: kind, key, slot, shown: shown?.version ?? null, newest: version, begins, ends, languages };
  });
  return { kind: 'found', rows: await Promise.all(rows), none: 'There is no content.' };
}

async function named(words: readonly string[], run: (name: ContentName) => Promise<Answer>): Promise<Answer> {
  const [type = '', key = ''] = words;
  return isCmsType(type) ? run({ type, key }) : noSuch;
}

async function difference({ deps, values }: Ground, name: ContentName): Promise<Answer> {
  const [from, to] = [values['from'], values['to']].map((one) => (one === undefined ? undefined : Number(one)));
  const compared = await compareVersions(deps, name, { from, to });
  if (!compared.ok) return { kind: 'refused', failure: compared.failure };
  const { lines, ...about } = compared.value;
  const rows = lines.length === 0 ? [] : [{ ...about, lines: `\n${lines.join('\n')}` }];
  return { kind: 'found', rows, none: 'They say the same.' };
}

function show(ground: Ground, command: string, words: readonly string[], which: WhichVersion): Promise<Answer> {
  const { version } = ground.values;
  return named(words, (name) =>
    recorded(ground, command, `${name.type}/${name.key}`, (deps) =>
      showVersion(deps, name, version === undefined ? which : Number(version)),
    ),
  );
}

async function takeIn(ground: Ground, [folder = '']: readonly string[]): Promise<Answer> {
  const about = { author: ground.actor, note: ground.reason, known: knownToContent, onlyNew: false };
  return recorded(ground, 'content-import', 'content', async (deps) => {
    const done = await importContent(deps, folder, about);
    if (done.ok && done.items === 0) return fail('not_found', { field: 'folder' });
    if (done.ok) {
      const { items, versions, published, unknown } = done;
      return ok({ items, versions, published, ...(unknown.length === 0 ? {} : { unknown: unknown.join('; ') }) });
    }
    const places = Map.groupBy(done.faults, ({ file, line }) => `${file}:${line}`);
    const facts = [...places].map(([place, some]) => [place, some.map(({ reason }) => reason).join('; ')] as const);
    return fail('content_faulty', { facts: Object.fromEntries(facts) });
  });
}

/** Where the page of a typed path is: language and slash do not matter. */
function pageOf(typed: string): string | null {
  return /^\/(?![/\\])[\w\-/.]*$/.test(typed) ? readAddress(typed).path : null;
}

function contentPreview(ground: Ground, [typed = '']: readonly string[]): Promise<Answer> {
  return previewLink(ground, 'content', typed, ground.values['hours'] ?? '24');
}

async function textDebug(ground: Ground, [typed = '']: readonly string[]): Promise<Answer> {
  return previewLink(ground, 'text-debug', typed, ground.values['hours'] ?? '1');
}

async function previewLink(ground: Ground, kind: PreviewKind, typed: string, hours: string): Promise<Answer> {
  const page = pageOf(typed);
  if (page === null) return { kind: 'refused', failure: { code: 'bad_request', field: 'path' } };
  const { actor: madeBy, reason } = ground;
  const path = kind === 'content' ? page : null;
  const answer = await recorded(ground, kind === 'content' ? 'content-preview' : kind, page, async (deps) => {
    const made = await makePreview(deps, { kind, path, hours: Number(hours), madeBy, reason });
    return made.ok ? ok({ path: page, ...made.value }) : made;
  });
  if (answer.kind !== 'done' || ground.dryRun) return answer;
  const address = new URL(typed, ground.deps.originOf(''));
  if (kind === 'text-debug') address.searchParams.set('text_debug', '1');
  const claim = { kind, id: String(answer.done['id']) };
  address.searchParams.set(previewKey, previewToken(claim, path, ground.deps.secrets.session));
  return { ...answer, done: { ...answer.done, address: address.href } };
}
