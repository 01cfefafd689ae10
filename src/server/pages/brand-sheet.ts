import type { BrandColours, ThemeName } from '#src/domain/site/partner.ts';
import type { Brand } from '#src/domain/site/site-part.ts';
import { partnerNamed } from '#src/partners/partners.ts';
import { contrast, mixedWithBlack, mixedWithWhite } from '#src/ui/contrast.ts';

/**
 * The backgrounds of texts in a theme's color, by the names of the tokens; a test compares them with `ui/tokens.css`.
 */
export const grounds = {
  light: { paper: '#ffffff', mist: '#f7f5fa', raised: '#ffffff', 'info-paper': '#e8f3f3' },
  dark: { paper: '#14112a', mist: '#1a1635', raised: '#201b3f', 'info-paper': '#12302f' },
} as const;

type Scheme = keyof typeof grounds;
type Mix = (colour: string, share: number) => string;

/** WCAG 2.2 AA: text, and shapes such as a button's. */
const legible = 4.5;
const visible = 3;
const step = 0.01;

/**
 * Returns the colors of a theme over the operator's own, as a separate style sheet, since pages carry no inline styles.
 * A theme names one colour for each role; the pressed one, the text in it and those of the dark scheme are worked out,
 * so that every theme can be read in both.
 */
export function brandSheet(brand: Brand, theme: ThemeName): string {
  const colours = { ...brand.colours, ...partnerNamed(theme)?.colours };
  if (Object.keys(colours).length === 0) return '/* the house colours */';
  const [light, dark] = (['light', 'dark'] as const).map((scheme) => rules(brandTokens(colours, scheme)));
  return `@layer tokens{:root{${light}}@media (prefers-color-scheme:dark){:root{${dark}}}}`;
}

/** The tokens that a theme's colours become in a scheme. */
export function brandTokens(
  { accent, action, second }: BrandColours,
  scheme: Scheme,
): Readonly<Record<string, string>> {
  return {
    ...(accent === undefined ? {} : { accent }),
    ...(action === undefined ? {} : actionTokens(action, scheme)),
    ...(second === undefined ? {} : secondTokens(second, scheme)),
  };
}

function actionTokens(given: string, scheme: Scheme): Readonly<Record<string, string>> {
  const all = Object.values(grounds[scheme]);
  const away = awayFrom(scheme);
  const action = until(given, away, (colour) => all.every((ground) => contrast(colour, ground) >= visible));
  const pressed = mixedWithBlack(action, 0.88);
  const text = until(scheme === 'light' ? pressed : action, away, (colour) => isLegible(colour, all));
  return { action, 'action-pressed': pressed, 'action-text': text };
}

function secondTokens(second: string, scheme: Scheme): Readonly<Record<string, string>> {
  const all = Object.values(grounds[scheme]);
  return { second, 'second-text': until(second, awayFrom(scheme), (colour) => isLegible(colour, all)) };
}

function awayFrom(scheme: Scheme): Mix {
  return scheme === 'light' ? mixedWithBlack : mixedWithWhite;
}

function isLegible(colour: string, all: readonly string[]): boolean {
  return all.every((ground) => contrast(colour, ground) >= legible);
}

/** The colour nearest to the one given that is good enough; black and white always are. */
function until(given: string, mix: Mix, isGood: (colour: string) => boolean): string {
  for (let share = 1; share > 0; share -= step) {
    const colour = mix(given, share);
    if (isGood(colour)) return colour;
  }
  return mix(given, 0);
}

function rules(tokens: Readonly<Record<string, string>>): string {
  return Object.entries(tokens)
    .map(([role, value]) => `--${role}:${value};`)
    .join('');
}
