/** Says why a command ends here, and ends it as failed. */
export function stop(reason: unknown): never {
  console.error(reason instanceof Error ? reason.message : String(reason));
  process.exit(1);
}
