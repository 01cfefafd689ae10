import { Visitor } from 'vite';
import { isCode, isTest, parseSource } from './source.ts';
import type { Fault, SourceFile } from './source.ts';

/** The only module that hashes or signs under a secret, with its closed list of purposes. */
const home = 'src/adapters/keyed-hashes.ts';

/**
 * Files that may hash without a key, with what they hash: bytes that are public or that cannot be guessed. A code, an
 * address or a number never belongs here.
 */
export const unkeyed: Readonly<Record<string, string>> = {
  [home]: 'random tokens, and the former hash of coupon codes inside a keyed one',
  'src/actions/shared/idempotency/text-digest.ts': 'what a traveler is shown, so that they agree to exactly that',
  'src/actions/rail/timetable/save-network.ts': 'the timetable of a feed',
  'src/formats/tables/csv-zip.ts': 'files of a feed',
  'src/jobs/shared/messages/send-mail.ts': 'ids of outbox messages, for the Message-ID',
  'src/server/database/embedded/embedded-postgres-cluster.ts': 'a path of this machine',
  'src/server/config/message-id.ts': 'English messages of ours',
  'src/server/files/files.ts': 'public files, for their entity tags',
  'src/server/pages/cache/page-cache.ts': 'public pages, for their entity tags',
  'src/server/pages/share-preview.ts': 'public pictures, for their names',
  'src/server/pictures/uncached-pictures.ts': 'public pictures, for their entity tags',
  'src/store/shared/database/migrate.ts': 'migrations',
};

const keyed = new Set([
  'createHmac',
  'hkdf',
  'hkdfSync',
  'timingSafeEqual',
  'scrypt',
  'scryptSync',
  'pbkdf2',
  'pbkdf2Sync',
]);

/** Hashes under a secret outside the module for them, and hashes without one that are not on the list. */
export function secretFaults(files: readonly SourceFile[]): Fault[] {
  return files.filter((file) => isCode(file) && !isTest(file.path) && file.path.startsWith('src/')).flatMap(faultsOf);
}

function faultsOf(file: SourceFile): Fault[] {
  const { program, lineAt } = parseSource(file);
  const faults: Fault[] = [];
  new Visitor({
    Identifier: ({ name, start }) => {
      const { path } = file;
      if (keyed.has(name) && path !== home)
        faults.push({ path, line: lineAt(start), reason: `${name}: use ${home}, with a purpose of its list` });
      if (name === 'createHash' && unkeyed[path] === undefined)
        faults.push({ path, line: lineAt(start), reason: `createHash: what can be guessed is keyed, see ${home}` });
    },
  }).visit(program);
  return faults;
}
