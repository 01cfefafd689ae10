/** Returns a field of what a service sent, whatever that is; undefined where there is none. */
export function field(value: unknown, ...path: readonly (string | number)[]): unknown {
  return path.reduce<unknown>(
    (held, name) =>
      typeof held === 'object' && held !== null
        ? Object.entries(held).find(([key]) => key === String(name))?.[1]
        : undefined,
    value,
  );
}

/** Returns a field as text; empty where it is none. */
export function textField(value: unknown, ...path: readonly (string | number)[]): string {
  const found = field(value, ...path);
  return typeof found === 'string' ? found : '';
}
