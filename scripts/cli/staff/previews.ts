import { makePreview } from '#src/actions/operations/make-preview.ts';
import { revokePreview } from '#src/actions/operations/revoke-preview.ts';
import { ok } from '#src/domain/failure.ts';
import { readAddress } from '#src/domain/site/addresses/address.ts';
import { previewKey, previewToken } from '#src/server/context/preview-link.ts';
import { listPreviews, type PreviewKind } from '#src/store/site/preview-links.store.ts';
import { recorded, isUuid, type Answer, type CommandContext, type StaffCommand } from '../command.ts';

const path = { '<path>': 'address of the page, such as /about/' };

/** Commands about links that show drafts or message ids. */
export const previewCommands: readonly StaffCommand[] = [
  {
    name: 'preview',
    args: path,
    description: 'Creates a link that shows one page with its current drafts',
    details: 'Anyone who has the link can open it until it expires or is revoked.',
    isRecorded: true,
    options: [{ flags: '--hours <hours>', description: 'how long the link is valid, 1 to 168', default: '24' }],
    run: (context, [typed = '']) => previewLink(context, 'content', typed),
  },
  {
    name: 'preview-message-ids',
    args: path,
    description: 'Creates a link that shows message ids instead of texts in the browser that opens it',
    isRecorded: true,
    options: [{ flags: '--hours <hours>', description: 'how long the link is valid, 1 to 8', default: '1' }],
    run: (context, [typed = '']) => previewLink(context, 'text-debug', typed),
  },
  {
    name: 'list-previews',
    description: 'Lists the newest preview links: target, expiry, author and how often they were opened',
    isRecorded: false,
    run: async ({ deps }) => ({
      kind: 'found',
      rows: await listPreviews(deps.db),
      none: 'There are no preview links.',
    }),
  },
  {
    name: 'revoke-preview',
    args: { '<preview>': 'id of the preview link, or "all"' },
    description: 'Revokes a preview link at once',
    isRecorded: true,
    run: async (context, [id = '']) => {
      if (id !== 'all' && !isUuid(id)) return { kind: 'refused', failure: { code: 'not_found' } };
      return recorded(context, 'revoke-preview', id, (deps) => revokePreview(deps, id === 'all' ? null : id));
    },
  },
];

/** Returns the page of a typed path, without language and trailing slash; null for anything else. */
function pageOf(typed: string): string | null {
  return /^\/(?![/\\])[\w\-/.]*$/.test(typed) ? readAddress(typed).path : null;
}

async function previewLink(context: CommandContext, kind: PreviewKind, typed: string): Promise<Answer> {
  const page = pageOf(typed);
  if (page === null) return { kind: 'refused', failure: { code: 'bad_request', field: 'path' } };
  const { actor: madeBy, reason } = context;
  const path = kind === 'content' ? page : null;
  const answer = await recorded(context, kind === 'content' ? 'content-preview' : kind, page, async (deps) => {
    const made = await makePreview(deps, { kind, path, hours: Number(context.values['hours']), madeBy, reason });
    return made.ok ? ok({ path: page, ...made.value }) : made;
  });
  if (answer.kind !== 'done' || context.dryRun) return answer;
  const address = new URL(typed, context.deps.originOf(''));
  if (kind === 'text-debug') address.searchParams.set('text_debug', '1');
  const claim = { kind, id: String(answer.done['id']) };
  address.searchParams.set(previewKey, previewToken(claim, path, context.deps.secrets.session));
  return { ...answer, done: { ...answer.done, address: address.href } };
}
