import type { Caller } from '#src/actions/deps.ts';
import { fail, ok, type Result } from '#src/domain/failure.ts';
import { isAgreed } from '#src/domain/site/affiliate.ts';
import type { Vertical } from '#src/domain/vertical.ts';
import { verticalNamed } from '#src/verticals/rules.ts';

/** A vertical by its name; one that the affiliate's agreement leaves out is not found for its visitors (spec §1). */
export function openVertical({ menu }: Pick<Caller, 'menu'>, name: string): Result<Vertical, 'not_found'> {
  const vertical = verticalNamed(name);
  return vertical === undefined || !isAgreed(menu, vertical.menu)
    ? fail('not_found', { field: 'vertical' })
    : ok(vertical);
}
