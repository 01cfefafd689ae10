import type { LinesByLanguage } from '#src/domain/catalogue/titled.ts';

type NoteKind = 'bring' | 'permit' | 'beyond';

/** What is good to know of a hire, as its papers keep it in all languages; `{price}` is of one kilometre. */
const notes = {
  en: {
    bring: 'Bring the driver’s licence, a passport and a card in the driver’s name.',
    permit: 'An international driving permit or an official translation is needed beside the licence.',
    beyond: 'Each kilometre beyond what is included costs {price}.',
  },
  de: {
    bring: 'Bitte Führerschein, Reisepass und eine Karte auf den Namen der fahrenden Person mitbringen.',
    permit:
      'Zusätzlich zum Führerschein wird ein internationaler Führerschein oder eine amtliche Übersetzung verlangt.',
    beyond: 'Jeder Kilometer über die enthaltenen hinaus kostet {price}.',
  },
  fr: {
    bring: 'Apportez le permis de conduire, un passeport et une carte bancaire au nom de la personne qui conduit.',
    permit: 'Un permis de conduire international ou une traduction officielle est exigé en plus du permis.',
    beyond: 'Chaque kilomètre au-delà de ceux compris coûte {price}.',
  },
  es: {
    bring: 'Lleva el permiso de conducir, un pasaporte y una tarjeta a nombre de quien conduce.',
    permit: 'Además del permiso hace falta un permiso internacional de conducir o una traducción oficial.',
    beyond: 'Cada kilómetro que supere los incluidos cuesta {price}.',
  },
  it: {
    bring: 'Porta con te la patente, un passaporto e una carta intestata a chi guida.',
    permit: 'Oltre alla patente serve un permesso internazionale di guida o una traduzione ufficiale.',
    beyond: 'Ogni chilometro oltre quelli compresi costa {price}.',
  },
  id: {
    bring: 'Bawa SIM, paspor, dan kartu atas nama pengemudi.',
    permit: 'Selain SIM, diperlukan SIM internasional atau terjemahan resmi.',
    beyond: 'Setiap kilometer di luar yang termasuk dikenai biaya {price}.',
  },
  ja: {
    bring: '運転者の運転免許証、パスポート、運転者名義のカードをお持ちください。',
    permit: '運転免許証に加えて、国際運転免許証または公的な翻訳文が必要です。',
    beyond: '料金に含まれる距離を超えた場合、1キロメートルごとに{price}かかります。',
  },
  ko: {
    bring: '운전자의 운전면허증, 여권, 운전자 명의의 카드를 가져오세요.',
    permit: '운전면허증과 함께 국제운전면허증 또는 공식 번역본이 필요합니다.',
    beyond: '포함된 거리를 넘으면 1km마다 {price}의 요금이 붙습니다.',
  },
  ms: {
    bring: 'Bawa lesen memandu, pasport dan kad atas nama pemandu.',
    permit: 'Selain lesen memandu, permit memandu antarabangsa atau terjemahan rasmi diperlukan.',
    beyond: 'Setiap kilometer melebihi yang disertakan dikenakan bayaran {price}.',
  },
  ru: {
    bring: 'Возьмите водительское удостоверение, паспорт и карту на имя водителя.',
    permit: 'Кроме водительского удостоверения нужно международное или официальный перевод.',
    beyond: 'Каждый километр сверх включённых стоит {price}.',
  },
  th: {
    bring: 'โปรดนำใบขับขี่ หนังสือเดินทาง และบัตรในชื่อผู้ขับมาด้วย',
    permit: 'นอกจากใบขับขี่แล้ว ต้องมีใบขับขี่สากลหรือคำแปลที่รับรองอย่างเป็นทางการ',
    beyond: 'ทุกกิโลเมตรที่เกินจากที่รวมไว้มีค่าใช้จ่าย {price}',
  },
  vi: {
    bring: 'Hãy mang theo bằng lái xe, hộ chiếu và thẻ đứng tên người lái.',
    permit: 'Ngoài bằng lái xe, cần có giấy phép lái xe quốc tế hoặc bản dịch chính thức.',
    beyond: 'Mỗi kilômét vượt quá số đã bao gồm có giá {price}.',
  },
  'zh-CN': {
    bring: '请携带驾驶人的驾照、护照和驾驶人本人名下的卡。',
    permit: '除驾照外，还需要国际驾驶许可证或官方翻译件。',
    beyond: '超出所含里程后，每公里收费 {price}。',
  },
  'zh-TW': {
    bring: '請攜帶駕駛人的駕照、護照和駕駛人本人名下的卡片。',
    permit: '除了駕照，還需要國際駕照或官方譯本。',
    beyond: '超出所含里程後，每公里收費 {price}。',
  },
  'zh-HK': {
    bring: '請帶備駕駛者的駕駛執照、護照和駕駛者本人名下的信用卡或扣賬卡。',
    permit: '除駕駛執照外，還需要國際駕駛許可證或官方譯本。',
    beyond: '超出所包里數後，每公里收費 {price}。',
  },
  ar: {
    bring: 'أحضر رخصة القيادة وجواز السفر وبطاقة باسم السائق.',
    permit: 'يلزم إلى جانب الرخصة رخصة قيادة دولية أو ترجمة رسمية.',
    beyond: 'كل كيلومتر إضافي فوق المشمول يكلّف {price}.',
  },
} as const satisfies Record<string, Readonly<Record<NoteKind, string>>>;

/**
 * What is good to know of a hire, in all languages (BCP 47 tags). `beyond` is the price of a kilometre beyond those that are
 * included, with its currency; null where none is limited.
 */
export function hireNotes({
  isForeign,
  beyond,
}: {
  readonly isForeign: boolean;
  readonly beyond: string | null;
}): LinesByLanguage & { readonly en: readonly string[] } {
  const linesOf = ({ bring, permit, beyond: price }: Readonly<Record<NoteKind, string>>): readonly string[] => [
    bring,
    ...(isForeign ? [permit] : []),
    ...(beyond === null ? [] : [price.replace('{price}', () => beyond)]),
  ];
  const said = Object.entries(notes).map(([language, lines]) => [language, linesOf(lines)]);
  return { ...Object.fromEntries(said), en: linesOf(notes.en) };
}
