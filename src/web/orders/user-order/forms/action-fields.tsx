import type { SitePart } from '#src/domain/site/site-part.ts';

type FieldsProps = { readonly order: string; readonly site: SitePart; readonly action: string };

/** Hidden fields that every form of an action submits. */
export function ActionFields({ order, site, action }: FieldsProps) {
  return (
    <>
      <input type="hidden" name="order" value={order} />
      <input type="hidden" name="language" value={site.language} />
      <input type="hidden" name="form_action" value={action} />
    </>
  );
}
