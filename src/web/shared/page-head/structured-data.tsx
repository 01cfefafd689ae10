/** What the page is about, in the words of schema.org; data, which no browser runs. `text` is `structuredText`. */
export function StructuredData({ text }: { readonly text: string }) {
  return <script type="application/ld+json" suppressHydrationWarning dangerouslySetInnerHTML={{ __html: text }} />;
}
