// Written by `npx meander generate names` from the messages of gift.words.ts; do not edit.
import type { Names } from '#src/domain/catalogue/destination.ts';

export const giftNames = {
  title: {
    en: 'Gift card',
    de: 'Geschenkkarte',
    es: 'Tarjeta regalo',
    fr: 'Carte cadeau',
    id: 'Kartu hadiah',
    it: 'Carta regalo',
    ja: 'ギフトカード',
    ko: '기프트카드',
    ms: 'Kad hadiah',
    ru: 'Подарочная карта',
    th: 'บัตรของขวัญ',
    vi: 'Thẻ quà tặng',
    'zh-CN': '礼品卡',
    'zh-HK': '禮品卡',
    'zh-TW': '禮物卡',
    ar: 'بطاقة هدية',
  },
} as const satisfies Readonly<Record<string, Names>>;
