import { importPois } from '#src/actions/places/import-pois.ts';
import { importTowns } from '#src/actions/places/import-towns.ts';
import { importGtfs } from '../../commands/import-gtfs.ts';
import { importPlaces } from '../../commands/import-places.ts';
import { importRateFile } from '../../commands/import-rates.ts';
import type { Command } from '../command.ts';
import { importContentCommand, importTermsCommand } from '../staff/content-files.ts';

/** Commands that read files of others, and an operator's own content. */
export const importCommands: readonly Command[] = [
  {
    name: 'rates',
    args: { '<file>': 'zip, CSV or XML file of the European Central Bank' },
    description: 'Imports exchange rates',
    options: [
      { flags: '--from <date>', description: 'first day, YYYY-MM-DD', default: '0001-01-01' },
      { flags: '--to <date>', description: 'last day, YYYY-MM-DD', default: '9999-12-31' },
    ],
    execute: importRateFile,
  },
  {
    name: 'poi',
    args: { '<path>': 'file or folder of the World Heritage List or Wikidata' },
    description: 'Imports attractions, and reports every rejected row',
    execute: ([path = ''], _given, output) => importPlaces(path, importPois, output),
  },
  {
    name: 'destinations',
    args: { '<path>': "file or folder of Natural Earth's populated places" },
    description: 'Imports towns, and reports every rejected row',
    execute: ([path = ''], _given, output) => importPlaces(path, importTowns, output),
  },
  {
    name: 'gtfs',
    args: { '<path>': 'GTFS feed, a zip file or a folder' },
    description: 'Imports the timetable and fares of a transit operator, and replaces its former feed',
    details: `Skipped rows are counted by reason. A feed with a fatal error changes nothing, and neither does a feed that loses a
file or a large part of one, unless --accept-loss is given.`,
    options: [
      { flags: '--shift-to <date>', description: 'move the days of the feed by whole weeks, to begin at this date' },
      { flags: '--as <key>', description: 'key of the feed in the shop (default: from the feed)' },
      { flags: '--report <file>', description: 'write every skipped row to this tab-separated file' },
      { flags: '--accept-loss', description: 'import the rest of a feed that has lost rows' },
    ],
    execute: importGtfs,
  },
  importContentCommand,
  importTermsCommand,
];
