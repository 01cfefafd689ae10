import { describeAddress } from '../../commands/where.ts';
import type { ToolCommand } from '../command.ts';

export const whereCommand: ToolCommand = {
  name: 'where',
  args: { '<address>': 'path or URL, such as /de/city/2-hong-kong/' },
  description: 'Shows the page, files and API calls of an address',
  execute: describeAddress,
};
