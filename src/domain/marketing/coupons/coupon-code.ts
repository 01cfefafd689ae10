/** Letters and digits of a code, of a coupon or a gift card, as people write it: small or large, with spaces and dashes. */
const shape = /^[A-Z0-9]{4,40}$/;

/** A code as it is compared, or null when it cannot be one. */
export function readCode(written: string): string | null {
  const code = written.toUpperCase().replace(/[\s-]+/g, '');
  return shape.test(code) ? code : null;
}
