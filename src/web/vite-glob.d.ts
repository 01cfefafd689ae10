/* What the bundler makes of a pattern: a function for each file it matches. */
interface ImportMeta {
  readonly glob: <Value>(
    pattern: string,
    options: { readonly query: string; readonly import: string },
  ) => Readonly<Record<string, () => Promise<Value>>>;
}
