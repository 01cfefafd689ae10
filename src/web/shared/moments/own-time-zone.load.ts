/** Returns the IANA zone of this browser's clock, or UTC where the browser names none that exists. */
export function ownTimeZone(): string {
  try {
    const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
    // Some browsers say "Etc/Unknown", which no format accepts.
    return new Intl.DateTimeFormat('en', { timeZone }).resolvedOptions().timeZone;
  } catch {
    return 'UTC';
  }
}
