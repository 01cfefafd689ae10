import { defineEndpoint } from '#src/contract/endpoint.ts';
import { valuePackSchemas } from '#src/contract/marketing/value-packs.schema.ts';
import { valuePackAnswers } from '#src/contract/marketing/value-packs-answers.schema.ts';
import type { OptionView, ProductCard } from '#src/contract/catalogue/catalogue.ts';
import type { WireMoney, WireText } from '#src/contract/wire.ts';

/** Value packs: what is on sale, and what is left of one that was bought (spec §2; paths by RU-17). */
export const valuePackEndpoints = {
  valuePack: defineEndpoint({
    method: 'GET',
    path: '/v2/promosrv/value_pack/detail',
    summary: 'A pack with what it holds, what it costs and its limits.',
    example: { id: '303' },
    auth: 'everyone',
    vertical: 'value-packs',
    input: valuePackSchemas.valuePack,
    output: valuePackAnswers.valuePack,
  }),
  packTickets: defineEndpoint({
    method: 'GET',
    path: '/v1/ordersrv/packs/:reference(key)',
    summary: 'What is left of a pack that was bought.',
    example: { reference: 'K7QX2M9DPA' },
    auth: 'owner',
    input: valuePackSchemas.packTickets,
    output: valuePackAnswers.packTickets,
  }),
} as const;

export type ValuePackAnswer = {
  readonly id: number;
  readonly slug: string;
  readonly title: WireText;
  readonly text: WireText;
  readonly destination: ProductCard['destination'];
  readonly items: readonly {
    readonly card: ProductCard;
    readonly optionTitle: WireText;
    /** Tickets for each traveller. */
    readonly tickets: number;
  }[];
  /** For one traveller, and the same tickets bought one by one. */
  readonly each: WireMoney;
  readonly alone: WireMoney;
  readonly percentOff: number;
  readonly validDays: number;
  readonly mostTravellers: number;
};

export type PackTicketsAnswer = {
  readonly reference: string;
  /** The last local date of a visit; false when the pack is cancelled or over. */
  readonly validUntil: string;
  readonly valid: boolean;
  readonly items: readonly {
    readonly position: number;
    readonly productId: number;
    readonly slug: string;
    readonly title: WireText;
    readonly picture: string;
    readonly optionId: string;
    readonly optionTitle: WireText;
    readonly tickets: number;
    readonly left: number;
    /** The next local date with a place, or null when it is not on sale now. */
    readonly nextDate: OptionView['nextDate'];
  }[];
};
