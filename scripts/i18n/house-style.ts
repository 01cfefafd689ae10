/** Words that no page of ours says, and why. */
export type Rule = { readonly found: RegExp; readonly why: string };

/** What would be haste, blame or blather in any language; and names of others, which are addresses alone. */
const everywhere: readonly Rule[] = [
  { found: /\bklook\b/i, why: 'a name that belongs to addresses alone' },
  { found: /!{2,}|！{2,}|¡{2,}/, why: 'more than one exclamation mark' },
  { found: /\.\.\./, why: 'three dots where … stands' },
];

const formal = 'the catalogue says “you” otherwise';

/** By language: the other “you”, haste, the neighbour's words and letters (`docs/words.md` has the reasons). */
const own: Readonly<Record<string, readonly Rule[]>> = {
  en: [
    {
      found: /\b(?:hurry|act now|last chance|don’t miss|click here|oops|whoops|sorry for any inconvenience)\b/i,
      why: 'haste or blather',
    },
    { found: /'|"/, why: 'a straight quotation mark' },
    {
      found:
        /\b(?:colour|centre|travell(?:er|ing|ed)|cancell(?:ed|ing)|favourite|neighbour\w*|programme|organis\w+|licence|kilomet(?:re|res))\b/i,
      why: 'British spelling; the variants have their own',
    },
  ],
  de: [
    { found: /(?<!\p{L})(?:du|dich|dir|dein\p{L}*|euch|euer)(?!\p{L})/iu, why: `${formal}: Sie` },
    { found: /(?<!\p{L})(?:jetzt zuschlagen|nur noch heute|hier klicken)(?!\p{L})/iu, why: 'haste' },
  ],
  fr: [
    { found: /(?<!\p{L})(?:tu|toi|ton|tes)(?!\p{L})/iu, why: `${formal}: vous` },
    { found: /(?<!\p{L})(?:dépêchez-vous|dernière chance|cliquez ici)/iu, why: 'haste' },
    { found: / [:;!?»]|« /, why: 'a space before or after a sign at which a line may break' },
  ],
  es: [
    { found: /(?<!\p{L})(?:usted|ustedes|vosotros)(?!\p{L})/iu, why: `${formal}: tú` },
    { found: /(?<!\p{L})(?:date prisa|última oportunidad|haz clic aquí)/iu, why: 'haste' },
  ],
  it: [
    { found: /(?<!\p{L})(?:Lei|La preghiamo|Suo|Sua|Suoi|Sue)(?!\p{L})/u, why: `${formal}: tu` },
    { found: /(?<!\p{L})(?:affrettati|ultima occasione|clicca qui)/iu, why: 'haste' },
  ],
  ru: [
    { found: /(?<!\p{L})(?:ты|тебя|тебе|твой|твоя|твоё|твои|твоего)(?!\p{L})/iu, why: `${formal}: вы` },
    { found: /(?<!\p{L})(?:торопитесь|последний шанс|нажмите здесь)/iu, why: 'haste' },
  ],
  id: [{ found: /(?<!\p{L})(?:kamu|kau|engkau)(?!\p{L})/iu, why: `${formal}: Anda` }],
  'ms-MY': [{ found: /(?<!\p{L})(?:kamu|kau|awak|engkau)(?!\p{L})/iu, why: `${formal}: anda` }],
  vi: [{ found: /(?<!\p{L})(?:quý khách|mày|nhanh lên)(?!\p{L})/iu, why: `${formal}: bạn` }],
  ko: [{ found: /당신|서두르세요|마지막 기회/, why: 'no Korean shop says so' }],
  ja: [{ found: /お急ぎください|お見逃しなく|！！/, why: 'no Japanese shop of ours says so' }],
  th: [{ found: /(?:ครับ|ค่ะ|คะ)(?![\u0e00-\u0e7f])|มึง|รีบด่วน/, why: 'a particle that says who speaks' }],
  'zh-CN': [
    { found: /(?<!迷)你/, why: `${formal}: 您` },
    { found: /[這個們說時會來對應開關點請訂單價選擇優還為與國際發現變數據]/, why: 'a traditional letter' },
    { found: /抓紧|手慢无|错过/, why: 'haste' },
  ],
  'zh-TW': [
    { found: /您/, why: `${formal}: 你` },
    { found: /[这个们说时会来对应开关点请订单价选择优还为与国际发现变数据]/, why: 'a simplified letter' },
    { found: /信息|視頻|質量|用戶|默認|登錄|短信|網絡|打印/, why: 'a word of the mainland' },
  ],
  'zh-HK': [
    { found: /您/, why: `${formal}: 你` },
    { found: /[这个们说时会来对应开关点请订单价选择优还为与国际发现变数据]/, why: 'a simplified letter' },
    { found: /信息|視頻|質量|默認|登錄|短信|打印/, why: 'a word of the mainland' },
  ],
  'ar-SA': [{ found: /اسرع|أسرع قبل|فرصة أخيرة|اضغط هنا/, why: 'haste' }],
};

/** Returns what a language's catalogue must not say. */
export function forbidden(tag: string): readonly Rule[] {
  return [...everywhere, ...(own[tag] ?? [])];
}

/** Letters of the far east are twice as wide. */
function width(text: string): number {
  let sum = 0;
  for (const letter of text) {
    if (/\p{M}|\p{Cf}/u.test(letter)) continue;
    sum += /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\u3000-\u303f\uff00-\uff60]/u.test(
      letter,
    )
      ? 1.8
      : 1;
  }
  return sum;
}

/** A label that takes far more room than its English: a button or tab may not hold it. Null when it is no longer than languages are. */
export function overLong(tag: string, source: string, text: string): string | null {
  const [there, here] = [width(source), width(text)];
  // Short words grow most: "OK" may be three times as long, a sentence hardly by half.
  const allowed = Math.max(there + 14, there * (there < 20 ? 2.2 : there < 60 ? 1.8 : 1.6));
  return tag !== 'en' && here > allowed ? `${Math.round(here)} wide for ${Math.round(there)}` : null;
}
