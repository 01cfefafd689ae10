/** What runs when a page is opened in the browser, by the names that page rows give. */
export type Middleware = Readonly<Record<string, () => void>>;

/** Runs the middleware of a page row. An unknown name only causes a console warning (spec §5). */
export function runMiddleware(known: Middleware, names: readonly string[], warn: (text: string) => void): void {
  for (const name of names) {
    if (Object.hasOwn(known, name)) known[name]?.();
    else warn(`unknown middleware: ${name}`);
  }
}
