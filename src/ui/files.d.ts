/* Files that the bundler turns into modules. */
declare module '*.module.css' {
  const classes: Readonly<Record<string, string>>;
  export default classes;
}
declare module '*.css';
declare module '*.svg?no-inline' {
  const url: string;
  export default url;
}
