/** Says why a command ends here, and ends it as failed. */
export function stop(reason: string): never {
  console.error(reason);
  process.exit(1);
}
