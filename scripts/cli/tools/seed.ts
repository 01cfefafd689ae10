import { seed } from '../../commands/seed.ts';
import type { ToolCommand } from '../command.ts';

export const seedCommand: ToolCommand = {
  name: 'seed',
  args: { '[folder]': 'catalog folder (default: catalogue)' },
  description: 'Loads a catalog folder into the database',
  details: `The folder is validated first; if a file has errors, nothing is loaded. Synthetic products are the same on every machine. They
can be viewed and booked, so production refuses them.`,
  options: [
    { flags: '--empty', description: 'set up a shop without products, with exchange rates only' },
    { flags: '--synthetic <products>', description: 'also create this many synthetic products, up to 10000000' },
  ],
  execute: seed,
};
