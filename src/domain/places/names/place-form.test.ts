import { describe, expect, it } from 'vitest';

import { koreanTo, placeForm } from '#src/domain/places/names/place-form.ts';
import type { LanguageCode } from '#src/domain/site/language/languages.ts';

describe('placeForm', () => {
  it.each<[LanguageCode, string, string, string, string]>([
    ['en', 'Tokyo', 'in Tokyo', 'to Tokyo', 'from Tokyo'],
    ['en-GB', 'Netherlands', 'in the Netherlands', 'to the Netherlands', 'from the Netherlands'],
    ['en', 'Gold Coast', 'on the Gold Coast', 'to the Gold Coast', 'from the Gold Coast'],
    ['de', 'Tokio', 'in Tokio', 'nach Tokio', 'aus Tokio'],
    ['de', 'Schweiz', 'in der Schweiz', 'in die Schweiz', 'aus der Schweiz'],
    ['de', 'Bali', 'auf Bali', 'nach Bali', 'von Bali'],
    ['fr', 'Tokyo', 'à Tokyo', 'à Tokyo', 'de Tokyo'],
    ['fr', 'Suisse', 'en Suisse', 'en Suisse', 'de Suisse'],
    ['fr', 'Amsterdam', 'à Amsterdam', 'à Amsterdam', 'd’Amsterdam'],
    ['fr', 'Hong Kong', 'à Hong Kong', 'à Hong Kong', 'de Hong Kong'],
    ['fr', 'Japon', 'au Japon', 'au Japon', 'du Japon'],
    ['fr', 'États-Unis', 'aux États-Unis', 'aux États-Unis', 'des États-Unis'],
    ['it', 'Bali', 'a Bali', 'a Bali', 'da Bali'],
    ['it', 'Auckland', 'ad Auckland', 'ad Auckland', 'da Auckland'],
    ['it', 'Svizzera', 'in Svizzera', 'in Svizzera', 'dalla Svizzera'],
    ['es', 'Tokio', 'en Tokio', 'a Tokio', 'de Tokio'],
    ['es', 'Reino Unido', 'en el Reino Unido', 'al Reino Unido', 'del Reino Unido'],
    ['ru', 'Токио', 'в Токио', 'в Токио', 'из Токио'],
    ['ru', 'Лондон', 'в Лондоне', 'в Лондон', 'из Лондона'],
    ['ru', 'Дубай', 'в Дубае', 'в Дубай', 'из Дубая'],
    ['ru', 'Швейцария', 'в Швейцарии', 'в Швейцарию', 'из Швейцарии'],
    ['ru', 'Осака', 'в Осаке', 'в Осаку', 'из Осаки'],
    ['ru', 'Манила', 'в Маниле', 'в Манилу', 'из Манилы'],
    ['ru', 'Окинава', 'на Окинаве', 'на Окинаву', 'с Окинавы'],
    ['ru', 'Нижний Новгород', 'в районе Нижний Новгород', 'в район Нижний Новгород', 'из района Нижний Новгород'],
    ['ru', 'Гонконг, Китай', 'в Гонконге, Китай', 'в Гонконг, Китай', 'из Гонконга, Китай'],
    ['fr', 'Taïwan, Chine', 'à Taïwan, Chine', 'à Taïwan, Chine', 'de Taïwan, Chine'],
    ['ar-SA', 'طوكيو', 'في طوكيو', 'إلى طوكيو', 'من طوكيو'],
    ['ja', '東京', '東京の', '東京への', '東京からの'],
    ['ko', '도쿄', '도쿄', '도쿄로', '도쿄에서 온'],
    ['id', 'Tokyo', 'di Tokyo', 'ke Tokyo', 'dari Tokyo'],
    ['ms-MY', 'Tokyo', 'di Tokyo', 'ke Tokyo', 'dari Tokyo'],
    ['vi', 'Hà Nội', 'tại Hà Nội', 'đến Hà Nội', 'từ Hà Nội'],
    ['th', 'โตเกียว', 'ในโตเกียว', 'ไปยังโตเกียว', 'จากโตเกียว'],
    ['th', 'Annecy', 'ใน Annecy', 'ไปยัง Annecy', 'จาก Annecy'],
    ['zh-CN', '东京', '东京', '前往东京', '来自东京'],
    ['zh-TW', '東京', '東京', '前往東京', '來自東京'],
  ])('in %s of %s', (language, name, ...forms) => {
    expect((['in', 'to', 'from'] as const).map((form) => placeForm(name, form, language))).toEqual(forms);
  });
});

it.each([
  ['서울', '로'],
  ['방콕', '으로'],
  ['도쿄', '로'],
  ['Annecy', '(으)로'],
  ['', '(으)로'],
])('koreanTo chooses the particle by the last sound of "%s"', (name, particle) => {
  expect(koreanTo(name)).toBe(particle);
});
