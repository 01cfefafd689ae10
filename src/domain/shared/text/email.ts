const shape = /^[A-Za-z0-9_-]+(?:\.[A-Za-z0-9_-]+)*@[A-Za-z0-9-]+(?:\.[A-Za-z0-9-]+)+$/;

/** Whether it is an e-mail address by spec §5; at most 254 characters, one line, so that no header can be slipped in. */
export function isEmail(text: string): boolean {
  return text.length <= 254 && shape.test(text);
}
