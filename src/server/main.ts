import { readEnvironment } from '#src/server/config/env.ts';
import { outliveConsole } from '#src/server/logs/log-lines.ts';
import { stopWithShell } from '#src/server/processes/stop-with-shell.ts';
import { run } from '#src/server/run.ts';

stopWithShell();
outliveConsole(process.stdout, process.stderr);
const read = readEnvironment(process.env);
if (!read.ok) {
  console.error(
    ['The environment has faults; nothing was started.', ...read.faults.map((fault) => `  - ${fault}`)].join('\n'),
  );
  process.exit(1);
}
try {
  await run(read.environment);
} catch (fault) {
  console.error(`Meander could not start: ${fault instanceof Error ? fault.message : String(fault)}`);
  process.exit(1);
}
