import type { Brand } from '#src/domain/site/site-part.ts';
import { BrandMark } from '#src/ui/icons/brand-mark.tsx';

/** The operator's own logo, or the drawn mark beside the name. */
export function Logo({ brand }: { readonly brand: Brand }) {
  return brand.logo === null ? (
    <BrandMark brand={brand.name} />
  ) : (
    <img src={brand.logo} alt={brand.name} width={160} height={40} />
  );
}
