import { pino, type DestinationStream } from 'pino';

/** Bytes of lines that wait for room; what is more is lost. */
const mostWaiting = 1 << 20;

/**
 * Returns the destination of log lines, by its file descriptor. Lines that cannot be written, because the disk is full,
 * wait for the next one that can, and end nothing: without this the error is thrown outside any call, and the process
 * that should end of it hangs, since at its end it tries to write the rest again and again.
 */
export function logLines(descriptor: number): DestinationStream {
  const lines = pino.destination({ dest: descriptor, sync: false, maxLength: mostWaiting });
  const writeRest = lines.flushSync.bind(lines);
  let stuck = false;
  lines.on('error', () => (stuck = true));
  lines.on('write', () => (stuck = false));
  lines.flushSync = () => {
    if (!stuck) writeRest();
  };
  return lines;
}

/** Ignores console output that cannot be written; otherwise the error has no handler, and the process ends. */
export function outliveConsole(...streams: readonly NodeJS.WritableStream[]): void {
  for (const stream of streams) stream.on('error', () => undefined);
}
