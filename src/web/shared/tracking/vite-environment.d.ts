/* What the bundler puts into modules: true while developing, false in a build, where the branch then falls away. */
interface ImportMeta {
  readonly env: { readonly DEV: boolean; readonly SSR: boolean; readonly MODE: string };
}
