/* The bundler replaces a pattern by one import function per matching file. */
interface ImportMeta {
  readonly glob: <Value>(
    pattern: string,
    options: { readonly query: string; readonly import: string },
  ) => Readonly<Record<string, () => Promise<Value>>>;
}
