const lookMs = 500;

/**
 * When npm stops, it ends its shell, which passes no signal on: the process that the shell leaves behind stops by
 * itself. Returns what ends the watch.
 */
export function stopWithShell(): () => void {
  if (process.env['npm_lifecycle_event'] === undefined) return () => undefined;
  const shell = process.ppid;
  const watch = setInterval(() => {
    if (process.ppid === shell) return;
    clearInterval(watch);
    process.kill(process.pid, 'SIGTERM');
  }, lookMs);
  watch.unref();
  return () => clearInterval(watch);
}
