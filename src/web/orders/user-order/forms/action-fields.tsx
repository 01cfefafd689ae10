import type { SitePart } from '#src/domain/site/site-part.ts';

type FieldsProps = { readonly order: string; readonly site: SitePart; readonly deed: string };

/** What every form that does a deed sends along. */
export function ActionFields({ order, site, deed }: FieldsProps) {
  return (
    <>
      <input type="hidden" name="order" value={order} />
      <input type="hidden" name="language" value={site.language} />
      <input type="hidden" name="deed" value={deed} />
    </>
  );
}
