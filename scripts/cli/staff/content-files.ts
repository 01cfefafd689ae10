import { exportContent } from '#src/actions/content/versions/export-content.ts';
import { importContent } from '#src/actions/content/versions/import-content.ts';
import { stockTerms } from '#src/actions/content/terms/stock-terms.ts';
import { fail, ok } from '#src/domain/failure.ts';
import { knownToContent } from '#src/server/database/known-to-content.ts';
import { recorded, type Answer, type CommandContext, type StaffCommand } from '../command.ts';

export const importContentCommand: StaffCommand = {
  name: 'content',
  args: { '<folder>': 'folder that contains content/<type>/<key>.<language>.md' },
  description: 'Imports a content folder, all files or none',
  details: 'Importing the same folder again changes nothing.',
  isRecorded: true,
  run: takeIn,
};

export const importTermsCommand: StaffCommand = {
  name: 'terms',
  args: { '<folder>': 'folder that contains terms/<document>/<version>.<language>.md' },
  description: 'Imports terms of service and other legal texts',
  details: 'Versions that exist are never changed.',
  isRecorded: true,
  run: (context, [folder = '']) =>
    recorded(context, 'load-terms', folder, async (deps) => {
      const loaded = await stockTerms(deps, folder, { onlyNew: false });
      if (loaded.ok) return ok({ added: loaded.added });
      const [fault] = loaded.faults;
      return fail('bad_request', {
        field: fault === undefined ? 'folder' : `${fault.file}:${fault.line} ${fault.reason}`,
      });
    }),
};

export const exportContentCommand: StaffCommand = {
  name: 'content',
  args: { '<folder>': 'folder to write to' },
  description: 'Exports the content of the shop as files, for editors or another shop',
  isRecorded: false,
  run: async ({ deps }, [folder = '']) => ({ kind: 'found', rows: [await exportContent(deps, folder)], none: '' }),
};

async function takeIn(context: CommandContext, [folder = '']: readonly string[]): Promise<Answer> {
  const about = { author: context.actor, note: context.reason, known: knownToContent, onlyNew: false };
  return recorded(context, 'content-import', 'content', async (deps) => {
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
