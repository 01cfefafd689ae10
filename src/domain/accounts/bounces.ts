import { isEmail } from '#src/domain/shared/text/email.ts';

/** A report of an email service: which email never arrived, or was marked as unwanted. */
export type Bounce = { readonly id: string; readonly address: string; readonly reason: string };

const most = 1000;

/** Reads `{"bounces": [{"id", "address", "reason"}]}`; null when it is anything else. */
export function readBounces(text: string): readonly Bounce[] | null {
  const body = parse(text);
  const list = field(body, 'bounces');
  if (!Array.isArray(list) || list.length > most) return null;
  const read = list.map((one) => bounceOf(one));
  return read.every((one) => one !== null) ? read : null;
}

function bounceOf(value: unknown): Bounce | null {
  const [id, address, reason] = [field(value, 'id'), field(value, 'address'), field(value, 'reason')];
  if (typeof id !== 'string' || id === '' || id.length > 200) return null;
  if (typeof address !== 'string' || !isEmail(address)) return null;
  return { id, address, reason: typeof reason === 'string' ? reason : '' };
}

function field(value: unknown, name: string): unknown {
  if (typeof value !== 'object' || value === null) return undefined;
  return Object.entries(value).find(([key]) => key === name)?.[1];
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
