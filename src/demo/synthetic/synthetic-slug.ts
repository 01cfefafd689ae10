/** Synthetic names are Latin, but for a city here and there that has no name in English. */
export function syntheticSlug(name: string): string {
  const letters = name.normalize('NFKD').replace(/\p{M}+/gu, '');
  return (
    letters
      .toLowerCase()
      .split(/[^a-z0-9]+/)
      .filter((word) => word !== '')
      .join('-')
      .slice(0, 80) || 'made-up'
  );
}
