import type { Catalogue } from '#src/formats/catalogue/catalogue-folder.ts';
import type { CatalogueFault } from '#src/domain/catalogue/checks/catalogue-issue.ts';
import { verticalNamed } from '#src/verticals/rules.ts';

/** What verticals find wrong with the contents of their venues' files. */
export function checkVenueFiles({ venues }: Pick<Catalogue, 'venues'>): readonly CatalogueFault[] {
  return venues.flatMap(({ file, item }) => {
    const vertical = verticalNamed(item.vertical);
    if (vertical?.kind !== 'venue')
      return [{ file, line: 1, reason: `no vertical "${item.vertical}" sells at venues` }];
    const checked = vertical.checkContent(item.content);
    const where = checked.ok ? '' : (checked.failure.field ?? 'content');
    return checked.ok ? [] : [{ file, line: 1, reason: `venue ${item.id}: ${where} is invalid` }];
  });
}
