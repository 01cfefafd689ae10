import { oneLine } from '#src/domain/shared/text/joining-characters.ts';

/** Letters of any script, with the marks that appear in names: "J. R. O'Neil-Smith", "田中 花子", "Айгүл". */
const plain = /^(?:[\p{L}\p{M}'’.·・-]|\u200c|\u200d)+$/u;
const longest = { letters: 40, words: 4 } as const;

/**
 * Words that a notice of ours or of a bank is made of and a name is not, in the languages we send mail in; a name that
 * holds one is not shown. Compared without case and accents, and in writing without spaces anywhere in the text.
 */
const noticeWords = new Set(
  (
    'account accounts admin administrator alert bank billing blocked confirm customer expired help invoice locked login official ' +
    'password payment refund security service signin support suspended team urgent verification verify warning winner ' +
    'konto kontos sicherheit passwort kundendienst gesperrt warnung cuenta seguridad contrasena soporte bloqueada urgente ' +
    'compte securite bloque service-client akun keamanan sandi diblokir sicurezza bloccato assistenza akaun keselamatan ' +
    'аккаунт безопасность пароль поддержка банк заблокирован срочно tai-khoan bao-mat mat-khau'
  ).split(' '),
);
const noticeParts = [
  'アカウント',
  'セキュリティ',
  'パスワード',
  '銀行',
  'サポート',
  '緊急',
  '账户',
  '帳戶',
  '賬戶',
  '安全',
  '密码',
  '密碼',
  '银行',
  '客服',
  '계정',
  '보안',
  '비밀번호',
  '은행',
  '고객센터',
  'บัญชี',
  'ความปลอดภัย',
  'รหัสผ่าน',
  'ธนาคาร',
  'حساب',
  'الأمان',
  'البنك',
  'كلمة المرور',
];

/**
 * Returns a user's own name, fit for the subject of an email or a text message to another person; null
 * where it is no plain name: it looks like an address or a link, holds signs that turn the direction, is long, or reads
 * like a notice. `ours`: names that only we may use.
 */
export function foreignName(text: string, ours: readonly string[]): string | null {
  const name = oneLine(text);
  const words = name.split(' ');
  if (name === '' || name !== text.trim().replace(/ {2,}/g, ' ')) return null;
  if (Array.from(name).length > longest.letters || words.length > longest.words) return null;
  if (!words.every((word) => plain.test(word) && isNoAddress(word))) return null;
  const folded = fold(name);
  const isNotice =
    folded.split(/[\s.·・-]+/u).some((word) => noticeWords.has(word)) || noticeWords.has(folded.replaceAll(' ', '-'));
  const isOurs = ours.some((own) => own.trim() !== '' && folded.includes(fold(own)));
  return isNotice || isOurs || noticeParts.some((part) => name.includes(part)) ? null : name;
}

/** A dot is at the end of an initial and never within: "J." and no "evil.example". */
function isNoAddress(word: string): boolean {
  const dot = word.indexOf('.');
  return (dot === -1 || dot === word.length - 1) && /\p{L}/u.test(word);
}

function fold(text: string): string {
  return text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
}
