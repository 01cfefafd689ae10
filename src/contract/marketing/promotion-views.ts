import type { WireText } from '#src/contract/wire.ts';

/** A programme by itself; instants in UTC (ISO 8601), the end not in it, null for none. */
export type ProgramView = {
  readonly id: number;
  readonly slug: string;
  readonly title: WireText;
  readonly text: WireText;
  readonly picture: string;
  readonly begins: string;
  readonly ends: string | null;
  /** How many of its activities are offered, before any filter. */
  readonly products: number;
};

/** A theme as cards show it. */
export type ThemeView = {
  readonly id: number;
  readonly slug: string;
  readonly title: WireText;
  readonly description: WireText;
  readonly picture: string;
  /** How many activities it holds. */
  readonly count: number;
};
