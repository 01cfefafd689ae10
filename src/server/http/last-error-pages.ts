import { languages, type LanguageCode } from '#src/domain/site/language/languages.ts';

/** Why a page of the last resort is shown. */
export type LastReason = 'failed' | 'busy' | 'missing' | 'unreadable' | 'misdirected';

export type LastWords = Readonly<Record<LastReason, readonly [title: string, text: string]>> & {
  readonly home: string;
};

type Catalogue = (typeof languages)[LanguageCode]['messages'];

/**
 * The words of pages that may rely on nothing that could have failed: message catalogues belong to the build, and these
 * are shown without one.
 */
const words: Readonly<Record<Catalogue, LastWords>> = {
  en: {
    failed: [
      'Something went wrong',
      'This is our fault, not yours. Nothing you did was lost. Please try again in a moment.',
    ],
    busy: [
      'We’ll be right back',
      'We can’t answer right now. Nothing you booked or paid is lost. Please try again in a minute.',
    ],
    missing: ['Page not found', 'There is no page at this address.'],
    unreadable: [
      'This address cannot be read',
      'Part of the address or of the request is damaged. Please check it, or start again from the home page.',
    ],
    misdirected: ['We are not at this address', 'Our pages are on another host. Please start from our home page.'],
    home: 'Home page',
  },
  de: {
    failed: [
      'Etwas ist schiefgelaufen',
      'Das liegt an uns, nicht an Ihnen. Nichts ist verloren gegangen. Bitte versuchen Sie es gleich noch einmal.',
    ],
    busy: [
      'Wir sind gleich wieder da',
      'Im Moment können wir nicht antworten. Ihre Buchungen und Zahlungen sind sicher. Bitte versuchen Sie es in einer Minute noch einmal.',
    ],
    missing: ['Seite nicht gefunden', 'Unter dieser Adresse gibt es keine Seite.'],
    unreadable: [
      'Diese Adresse ist nicht lesbar',
      'Ein Teil der Adresse oder der Anfrage ist beschädigt. Bitte prüfen Sie sie oder beginnen Sie auf der Startseite.',
    ],
    misdirected: [
      'Unter dieser Adresse sind wir nicht',
      'Unsere Seiten haben eine andere Adresse. Bitte beginnen Sie auf unserer Startseite.',
    ],
    home: 'Zur Startseite',
  },
  es: {
    failed: [
      'Algo ha ido mal',
      'Es culpa nuestra, no tuya. No se ha perdido nada de lo que hiciste. Inténtalo de nuevo en un momento.',
    ],
    busy: [
      'Volvemos enseguida',
      'Ahora mismo no podemos responder. Tus reservas y pagos están a salvo. Inténtalo de nuevo en un minuto.',
    ],
    missing: ['Página no encontrada', 'No hay ninguna página en esta dirección.'],
    unreadable: [
      'No podemos leer esta dirección',
      'Una parte de la dirección o de la solicitud está dañada. Compruébala o empieza desde la página de inicio.',
    ],
    misdirected: [
      'No estamos en esta dirección',
      'Nuestras páginas están en otro servidor. Empieza desde nuestra página de inicio.',
    ],
    home: 'Página de inicio',
  },
  fr: {
    failed: [
      'Un problème est survenu',
      'C’est notre faute, pas la vôtre. Rien n’est perdu. Veuillez réessayer dans un instant.',
    ],
    busy: [
      'Nous revenons tout de suite',
      'Nous ne pouvons pas répondre pour le moment. Vos réservations et paiements sont conservés. Veuillez réessayer dans une minute.',
    ],
    missing: ['Page introuvable', 'Il n’y a pas de page à cette adresse.'],
    unreadable: [
      'Adresse illisible',
      'Une partie de l’adresse ou de la demande est endommagée. Vérifiez-la ou repartez de la page d’accueil.',
    ],
    misdirected: [
      'Nous ne sommes pas à cette adresse',
      'Nos pages se trouvent sur un autre serveur. Repartez de notre page d’accueil.',
    ],
    home: 'Page d’accueil',
  },
  id: {
    failed: [
      'Terjadi kesalahan',
      'Ini kesalahan kami, bukan Anda. Tidak ada yang hilang. Silakan coba lagi sebentar lagi.',
    ],
    busy: [
      'Kami segera kembali',
      'Kami belum dapat merespons saat ini. Pesanan dan pembayaran Anda aman. Silakan coba lagi dalam satu menit.',
    ],
    missing: ['Halaman tidak ditemukan', 'Tidak ada halaman di alamat ini.'],
    unreadable: [
      'Alamat ini tidak dapat dibaca',
      'Sebagian alamat atau permintaan rusak. Periksa kembali, atau mulai dari beranda.',
    ],
    misdirected: ['Kami tidak berada di alamat ini', 'Halaman kami ada di host lain. Silakan mulai dari beranda kami.'],
    home: 'Beranda',
  },
  it: {
    failed: ['Qualcosa è andato storto', 'È colpa nostra, non tua. Nulla è andato perso. Riprova tra un attimo.'],
    busy: [
      'Torniamo subito',
      'Al momento non possiamo rispondere. Prenotazioni e pagamenti sono al sicuro. Riprova tra un minuto.',
    ],
    missing: ['Pagina non trovata', 'Non c’è nessuna pagina a questo indirizzo.'],
    unreadable: [
      'Indirizzo illeggibile',
      'Una parte dell’indirizzo o della richiesta è danneggiata. Controllala o riparti dalla home page.',
    ],
    misdirected: [
      'Non siamo a questo indirizzo',
      'Le nostre pagine si trovano su un altro host. Riparti dalla nostra home page.',
    ],
    home: 'Home page',
  },
  ja: {
    failed: [
      'エラーが発生しました',
      '当サイト側の問題です。お客様の操作内容は失われていません。しばらくしてからもう一度お試しください。',
    ],
    busy: [
      'まもなく再開します',
      'ただいま応答できません。ご予約とお支払いの内容は保たれています。1分ほどしてからもう一度お試しください。',
    ],
    missing: ['ページが見つかりません', 'このアドレスにはページがありません。'],
    unreadable: [
      'このアドレスを読み取れません',
      'アドレスまたはリクエストの一部が壊れています。ご確認いただくか、トップページからやり直してください。',
    ],
    misdirected: [
      'このアドレスではご利用いただけません',
      '当サイトのページは別のホストにあります。トップページからご利用ください。',
    ],
    home: 'トップページへ',
  },
  ko: {
    failed: ['문제가 발생했습니다', '저희 쪽 문제입니다. 사라진 내용은 없습니다. 잠시 후 다시 시도해 주세요.'],
    busy: [
      '곧 다시 이용하실 수 있습니다',
      '지금은 응답할 수 없습니다. 예약과 결제 내역은 안전합니다. 1분 후에 다시 시도해 주세요.',
    ],
    missing: ['페이지를 찾을 수 없습니다', '이 주소에는 페이지가 없습니다.'],
    unreadable: [
      '주소를 읽을 수 없습니다',
      '주소나 요청의 일부가 손상되었습니다. 확인하시거나 홈페이지에서 다시 시작해 주세요.',
    ],
    misdirected: [
      '이 주소에서는 이용할 수 없습니다',
      '저희 페이지는 다른 호스트에 있습니다. 홈페이지에서 시작해 주세요.',
    ],
    home: '홈페이지',
  },
  'ms-MY': {
    failed: ['Berlaku masalah', 'Ini kesilapan kami, bukan anda. Tiada apa yang hilang. Sila cuba lagi sebentar lagi.'],
    busy: [
      'Kami akan kembali sebentar lagi',
      'Kami tidak dapat menjawab sekarang. Tempahan dan bayaran anda selamat. Sila cuba lagi dalam seminit.',
    ],
    missing: ['Halaman tidak dijumpai', 'Tiada halaman di alamat ini.'],
    unreadable: [
      'Alamat ini tidak dapat dibaca',
      'Sebahagian alamat atau permintaan rosak. Sila semak, atau mula semula dari laman utama.',
    ],
    misdirected: ['Kami tiada di alamat ini', 'Halaman kami berada di hos lain. Sila mula dari laman utama kami.'],
    home: 'Laman utama',
  },
  ru: {
    failed: [
      'Что-то пошло не так',
      'Это наша ошибка, не ваша. Ничего не потеряно. Пожалуйста, попробуйте ещё раз чуть позже.',
    ],
    busy: [
      'Мы скоро вернёмся',
      'Сейчас мы не можем ответить. Ваши бронирования и платежи сохранены. Попробуйте ещё раз через минуту.',
    ],
    missing: ['Страница не найдена', 'По этому адресу нет страницы.'],
    unreadable: [
      'Не удалось прочитать адрес',
      'Часть адреса или запроса повреждена. Проверьте его или начните с главной страницы.',
    ],
    misdirected: [
      'Нас нет по этому адресу',
      'Наши страницы находятся на другом хосте. Начните с нашей главной страницы.',
    ],
    home: 'Главная страница',
  },
  th: {
    failed: ['เกิดข้อผิดพลาด', 'เป็นความผิดของเรา ไม่ใช่ของคุณ ไม่มีข้อมูลใดสูญหาย โปรดลองอีกครั้งในอีกสักครู่'],
    busy: ['เราจะกลับมาในไม่ช้า', 'ขณะนี้เรายังตอบกลับไม่ได้ การจองและการชำระเงินของคุณยังอยู่ครบ โปรดลองอีกครั้งในหนึ่งนาที'],
    missing: ['ไม่พบหน้านี้', 'ไม่มีหน้าเว็บตามที่อยู่นี้'],
    unreadable: ['อ่านที่อยู่นี้ไม่ได้', 'บางส่วนของที่อยู่หรือคำขอเสียหาย โปรดตรวจสอบ หรือเริ่มใหม่จากหน้าแรก'],
    misdirected: ['เราไม่ได้อยู่ที่ที่อยู่นี้', 'หน้าเว็บของเราอยู่ที่โฮสต์อื่น โปรดเริ่มจากหน้าแรกของเรา'],
    home: 'หน้าแรก',
  },
  vi: {
    failed: [
      'Đã xảy ra lỗi',
      'Đây là lỗi của chúng tôi, không phải của bạn. Không có gì bị mất. Vui lòng thử lại sau giây lát.',
    ],
    busy: [
      'Chúng tôi sẽ trở lại ngay',
      'Hiện chúng tôi chưa thể phản hồi. Các đơn đặt và khoản thanh toán của bạn vẫn an toàn. Vui lòng thử lại sau một phút.',
    ],
    missing: ['Không tìm thấy trang', 'Không có trang nào ở địa chỉ này.'],
    unreadable: [
      'Không đọc được địa chỉ này',
      'Một phần địa chỉ hoặc yêu cầu bị hỏng. Vui lòng kiểm tra lại hoặc bắt đầu từ trang chủ.',
    ],
    misdirected: [
      'Chúng tôi không ở địa chỉ này',
      'Các trang của chúng tôi nằm ở máy chủ khác. Vui lòng bắt đầu từ trang chủ.',
    ],
    home: 'Trang chủ',
  },
  'zh-CN': {
    failed: ['出错了', '这是我们的问题，与您无关。您的操作没有丢失，请稍后重试。'],
    busy: ['我们马上回来', '目前暂时无法响应。您的预订和付款均已保存，请一分钟后重试。'],
    missing: ['找不到页面', '此地址没有页面。'],
    unreadable: ['无法读取此地址', '地址或请求的一部分已损坏。请检查后重试，或从首页重新开始。'],
    misdirected: ['我们不在此地址', '我们的页面位于其他主机。请从首页开始。'],
    home: '返回首页',
  },
  'zh-HK': {
    failed: ['發生錯誤', '這是我們的問題，與你無關。你的操作並沒有遺失，請稍後再試。'],
    busy: ['我們很快回來', '目前暫時未能回應。你的預訂及付款均已保存，請於一分鐘後再試。'],
    missing: ['找不到頁面', '此地址沒有頁面。'],
    unreadable: ['無法讀取此地址', '地址或要求的部分內容已損毀。請檢查後再試，或從首頁重新開始。'],
    misdirected: ['我們不在此地址', '我們的頁面位於另一主機。請從首頁開始。'],
    home: '返回首頁',
  },
  'zh-TW': {
    failed: ['發生錯誤', '這是我們的問題，與你無關。你的操作沒有遺失，請稍後再試。'],
    busy: ['我們馬上回來', '目前暫時無法回應。你的預訂與付款都已保存，請一分鐘後再試。'],
    missing: ['找不到頁面', '這個網址沒有頁面。'],
    unreadable: ['無法讀取這個網址', '網址或請求的部分內容已損毀。請檢查後再試，或從首頁重新開始。'],
    misdirected: ['我們不在這個網址', '我們的頁面位於另一個主機。請從首頁開始。'],
    home: '返回首頁',
  },
  'ar-SA': {
    failed: ['حدث خطأ ما', 'الخطأ من جانبنا وليس من جانبك. لم يُفقد أي شيء. يُرجى المحاولة مرة أخرى بعد لحظات.'],
    busy: ['سنعود بعد قليل', 'لا يمكننا الرد حاليًا. حجوزاتك ومدفوعاتك محفوظة. يُرجى المحاولة مرة أخرى بعد دقيقة.'],
    missing: ['الصفحة غير موجودة', 'لا توجد صفحة على هذا العنوان.'],
    unreadable: [
      'تتعذّر قراءة هذا العنوان',
      'جزء من العنوان أو الطلب تالف. يُرجى التحقق منه أو البدء من الصفحة الرئيسية.',
    ],
    misdirected: ['لسنا على هذا العنوان', 'صفحاتنا على مضيف آخر. يُرجى البدء من صفحتنا الرئيسية.'],
    home: 'الصفحة الرئيسية',
  },
};

/** The words of a language; the variants of English share theirs. */
export function lastWords(language: LanguageCode): LastWords {
  return words[languages[language].messages];
}
