import { makeShortLink } from '#src/actions/marketing/short-links/make-short-link.ts';
import { recorded, type Command } from './command.ts';

/** What is handed out to be passed on. */
export const sharingCommands: readonly Command[] = [
  {
    usage: 'short-link <path>',
    says: 'Makes a short address (/s/<code>/) for a page, such as /activity/205/, or shows the one that it has: for print and messages. On phones it opens the app.',
    isRecorded: true,
    run: (ground, [path = '']) =>
      recorded(ground, 'short-link', path.slice(0, 200), (deps) => makeShortLink(deps, { path })),
  },
];
