import { compareVersions } from '#src/actions/content/versions/compare-versions.ts';
import { showVersion, type WhichVersion } from '#src/actions/content/versions/show-version.ts';
import { isCmsType } from '#src/domain/content/blocks/cms-types.ts';
import { contentVersions, findNewestContent, type ContentName } from '#src/store/content/content.store.ts';
import { recorded, type Answer, type CommandContext, type StaffCommand } from '../command.ts';
import { previewCommands } from './previews.ts';
import { translationCommands } from './translations.ts';

const noSuch: Answer = { kind: 'refused', failure: { code: 'not_found' } };
const item = { '<type>': 'content type, such as general', '<key>': 'key of the item, such as about' };

/** Commands for editors: compare, publish and preview content. */
export const contentCommands: readonly StaffCommand[] = [
  {
    name: 'list',
    args: { '[type]': 'content type (default: all)' },
    description: 'Lists content items with their published and newest versions',
    isRecorded: false,
    run: listContent,
  },
  {
    name: 'versions',
    args: item,
    description: 'Lists the versions of an item, newest first, with author and reason',
    isRecorded: false,
    run: (context, args) =>
      named(args, async (name) => ({
        kind: 'found',
        rows: await contentVersions(context.deps.db, name),
        none: 'There is no such item.',
      })),
  },
  {
    name: 'diff',
    args: item,
    description: 'Compares two versions of an item',
    isRecorded: false,
    options: [
      { flags: '--from <version>', description: 'version number (default: the published version)' },
      { flags: '--to <version>', description: 'version number (default: the newest version)' },
    ],
    run: (context, args) => named(args, (name) => difference(context, name)),
  },
  {
    name: 'publish',
    args: item,
    description: 'Publishes the newest version of an item, or another one',
    isRecorded: true,
    options: [{ flags: '--version <version>', description: 'version number (default: the newest version)' }],
    run: (context, args) => show(context, 'content-publish', args, 'newest'),
  },
  {
    name: 'rollback',
    args: item,
    description: 'Publishes the version before the published one, or another one',
    isRecorded: true,
    options: [{ flags: '--version <version>', description: 'version number (default: the previous version)' }],
    run: (context, args) => show(context, 'content-rollback', args, 'before'),
  },
  {
    name: 'withdraw',
    args: item,
    description: 'Unpublishes an item and keeps its versions',
    isRecorded: true,
    run: (context, args) => show(context, 'content-withdraw', args, 'none'),
  },
  ...previewCommands,
  ...translationCommands,
];

async function listContent({ deps }: CommandContext, [type]: readonly string[]): Promise<Answer> {
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

async function named(args: readonly string[], run: (name: ContentName) => Promise<Answer>): Promise<Answer> {
  const [type = '', key = ''] = args;
  return isCmsType(type) ? run({ type, key }) : noSuch;
}

async function difference({ deps, values }: CommandContext, name: ContentName): Promise<Answer> {
  const [from, to] = [values['from'], values['to']].map((one) => (one === undefined ? undefined : Number(one)));
  const compared = await compareVersions(deps, name, { from, to });
  if (!compared.ok) return { kind: 'refused', failure: compared.failure };
  const { lines, ...about } = compared.value;
  const rows = lines.length === 0 ? [] : [{ ...about, lines: `\n${lines.join('\n')}` }];
  return { kind: 'found', rows, none: 'The versions are identical.' };
}

function show(context: CommandContext, command: string, args: readonly string[], which: WhichVersion): Promise<Answer> {
  const { version } = context.values;
  return named(args, (name) =>
    recorded(context, command, `${name.type}/${name.key}`, (deps) =>
      showVersion(deps, name, version === undefined ? which : Number(version)),
    ),
  );
}
