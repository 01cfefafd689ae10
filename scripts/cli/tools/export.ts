import { exportFeed } from '../../commands/export-feed.ts';
import type { Command } from '../command.ts';
import { exportContentCommand } from '../staff/content-files.ts';

/** Commands that write files for others. */
export const exportCommands: readonly Command[] = [
  exportContentCommand,
  {
    name: 'feed',
    description: "Exports what is on sale as Google's Things to do feed",
    details: 'You upload the files; nothing is sent.',
    options: [
      { flags: '--out <folder>', description: 'folder to write to', isRequired: true },
      { flags: '--megabytes <size>', description: 'largest size of a file in MB, 1 to 50', default: '50' },
    ],
    execute: exportFeed,
  },
  {
    name: 'sbom',
    description: 'Exports the software bill of materials (CycloneDX 1.6 JSON)',
    options: [
      { flags: '--out <file>', description: 'file to write to (default: standard output)' },
      { flags: '--production', description: 'leave out development packages' },
      { flags: '--stamp', description: 'add the time and a serial number' },
    ],
    script: (_words, { values: { out }, flags }) => [
      'scripts/quality/sbom.ts',
      ...(out === undefined ? [] : ['--out', out]),
      ...['production', 'stamp'].filter((flag) => flags.has(flag)).map((flag) => `--${flag}`),
    ],
  },
];
