/** An e-mail address to show where it need not be read: the first letter and the domain, "l•••@mail.example". */
export function maskEmail(email: string): string {
  const at = email.lastIndexOf('@');
  return `${email.slice(0, 1)}•••${at < 1 ? '' : email.slice(at)}`;
}

/** A browser's name for the log: its version numbers stay, an address or a second line does not. */
export function agentText(agent: string): string {
  return agent.replace(/[^\s@]{1,64}@[^\s@]{1,255}/g, '…').replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ');
}

/**
 * Returns a text for the log: what looks like an email address or a personal number becomes "…", and it stays on one
 * line, so that it can neither identify a person nor look like a second entry.
 */
export function withoutPersons(text: string): string {
  return text
    .replace(/[^\s@]{1,64}@[^\s@]{1,255}/g, '…')
    .replace(/\+?\d(?:[\s().-]?\d){5,}/g, '…')
    .replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ');
}
