import { Visitor } from 'vite';
import { isCode, isTest, parseSource } from '../source.ts';
import type { Fault, SourceFile } from '../source.ts';

const home = 'src/web/shared/forms/use-busy.ts';
const busyState = /^set(?:Is)?(?:Asking|Busy|Doing|Loading|Pending|Running|Saving|Sending)$/;

/**
 * Returns states of pages that say that an action is under way and are set by hand: a call that throws would leave them
 * on, and their button would wait forever.
 */
export function busyFaults(files: readonly SourceFile[]): Fault[] {
  return files
    .filter(({ path }) => /^src\/(web|ui|verticals)\//.test(path) && path !== home && !isTest(path))
    .filter(isCode)
    .flatMap(faultsOf);
}

function faultsOf(file: SourceFile): Fault[] {
  const { program, lineAt } = parseSource(file);
  const faults: Fault[] = [];
  new Visitor({
    CallExpression: ({ callee, start }) => {
      if (callee.type !== 'Identifier' || !busyState.test(callee.name)) return;
      const reason = 'a busy state that an error would leave on: useBusy or useDoing of use-busy.ts ends it';
      faults.push({ path: file.path, line: lineAt(start), reason });
    },
  }).visit(program);
  return faults;
}
