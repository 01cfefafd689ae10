import { writeNewFiles } from '../../commands/new.ts';
import { kinds } from '../../commands/new-files.ts';
import type { ToolCommand } from '../command.ts';

export const newCommand: ToolCommand = {
  name: 'new',
  args: { '<kind>': kinds.join(', '), '<name>': 'name, such as support/help-center for a page' },
  description: 'Writes the files of a new page, endpoint, partner or the like',
  details: 'It also prints the lines to add to other files. See docs/adding.md.',
  execute: writeNewFiles,
};
