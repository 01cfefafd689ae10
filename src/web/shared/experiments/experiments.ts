import { useEffect } from 'react';

import type { Variant } from '#src/domain/site/choices/experiments.ts';
import type { SitePart } from '#src/domain/site/site-part.ts';
import { partVariants, type PartName, type PartVariant } from '#src/domain/site/choices/page-part-variants.ts';
import { useSite } from '#src/web/shared/page/site-context.ts';

type Exposed = Pick<Variant, 'experiment' | 'group'>;
type ReportExposure = (exposed: Exposed) => void;

/** Exposures not yet reported: the reporter loads after the page. */
const waiting: Exposed[] = [];
let report: ReportExposure = (exposed) => void waiting.push(exposed);

/** Passes the collected exposures, and all later ones, to the reporter. */
export function takeExposures(taker: ReportExposure): void {
  report = taker;
  waiting.splice(0).forEach(taker);
}

/** The visitor is shown something that a group of an experiment sees otherwise. */
export function expose({ experiment, group }: Exposed): void {
  if (typeof document !== 'undefined') report({ experiment, group });
}

type Trying = Pick<SitePart, 'variants'>;

/** The variant of a page part, and the experiments that touch it. */
function partOf(name: PartName, { variants = [] }: Trying): readonly [string, readonly Variant[]] {
  const touching = variants.filter(({ touches }) => touches.parts.includes(name));
  const chosen = touching.map(({ parts }) => parts[name]).find((one) => one !== undefined);
  return [chosen ?? partVariants[name][0], touching];
}

/** The variant of a page part by name; drawing it is being exposed to the experiments that touch it. */
export function usePart<Name extends PartName>(name: Name): PartVariant<Name> {
  const [variant, touching] = partOf(name, useSite());
  useExposure(touching);
  // What a configuration may name was checked when it was read.
  return variant as PartVariant<Name>;
}

/** Reports an exposure if the loader data of a page contain content items that an experiment chooses between. */
export function exposeItems({ variants = [] }: Trying, loaderData: unknown): void {
  if (variants.length === 0) return;
  const shown = JSON.stringify(loaderData);
  const isShown = (key: string): boolean => shown.includes(`"key":${JSON.stringify(key)}`);
  for (const variant of variants) if (variant.touches.items.some(isShown)) expose(variant);
}

/** Reports an exposure if results have the default order and an experiment tests another one. */
export function useRanking(isSorted: boolean): void {
  const { variants = [] } = useSite();
  useExposure(isSorted ? [] : variants.filter(({ touches }) => touches.ranking));
}

function useExposure(touching: readonly Variant[]): void {
  useEffect(() => touching.forEach(expose), [touching]);
}
