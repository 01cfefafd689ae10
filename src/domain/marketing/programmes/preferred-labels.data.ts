import type { Names } from '#src/domain/catalogue/destination.ts';
import { preferredRule } from '#src/domain/marketing/programmes/preferred.ts';

const { score, reviews } = preferredRule;

/**
 * What the list of preferred activities says of itself (spec §3: sectionName, sectionDescription, sectionDisclaimer). Its
 * name and what it is come from content where an editor says so; the rule is the shop's, which keeps to it.
 */
export const preferredWords: Readonly<Record<'name' | 'description' | 'rule' | 'samples', Names>> = {
  name: { en: 'Preferred activities', ja: '選ばれたアクティビティ', ar: 'أنشطة مفضّلة' },
  description: {
    en: 'What many travellers have rated very well, and what is easy to book and to change your mind about.',
    ja: '多くの旅行者が高く評価し、予約も予定変更もしやすいものを集めました。',
    ar: 'ما قيّمه كثير من المسافرين تقييمًا عاليًا، وما يسهل حجزه ويسهل تغيير الرأي بشأنه.',
  },
  rule: {
    en: `The list is worked out from data each time: rated at least ${score} of 100 by at least ${reviews} travellers, on sale now, and either confirmed at once or free to cancel. Nobody can pay to be on it.`,
    ja: `この一覧は毎回データから作られます。${reviews}人以上の旅行者による評価が100点中${score}点以上で、現在販売中、かつ即時確定または無料キャンセル可能であること。お金を払って載ることはできません。`,
    ar: `تُحسب القائمة من البيانات في كل مرة: تقييم لا يقل عن ${score} من 100 من ${reviews} مسافر على الأقل، ومعروض للبيع الآن، ومؤكَّد فورًا أو قابل للإلغاء مجانًا. لا أحد يستطيع أن يدفع ليظهر فيها.`,
    de: `Die Liste wird jedes Mal aus den Daten errechnet: mit mindestens ${score} von 100 bewertet, von mindestens ${reviews} Reisenden, zurzeit buchbar und entweder sofort bestätigt oder kostenlos stornierbar. Niemand kann dafür bezahlen, darauf zu stehen.`,
    es: `La lista se calcula cada vez a partir de los datos: una valoración de al menos ${score} sobre 100 dada por un mínimo de ${reviews} personas, a la venta ahora y con confirmación inmediata o cancelación gratuita. Nadie puede pagar por estar en ella.`,
    fr: `La liste est recalculée chaque fois à partir des données : une note d’au moins ${score} sur 100 donnée par au moins ${reviews} personnes, en vente actuellement, et confirmation immédiate ou annulation gratuite. Personne ne peut payer pour y figurer.`,
    id: `Daftar ini dihitung dari data setiap kali: dinilai sedikitnya ${score} dari 100 oleh sedikitnya ${reviews} wisatawan, sedang dijual, dan langsung dikonfirmasi atau bisa dibatalkan gratis. Tak seorang pun bisa membayar agar masuk daftar ini.`,
    it: `L’elenco si calcola ogni volta dai dati: una valutazione di almeno ${score} su 100 data da almeno ${reviews} persone, in vendita ora e con conferma immediata o cancellazione gratuita. Nessuno può pagare per comparirvi.`,
    ko: `이 목록은 매번 데이터에서 새로 계산합니다. 여행자 ${reviews}명 이상이 100점 만점에 ${score}점 이상으로 평가했고, 지금 판매 중이며, 즉시 확정되거나 무료로 취소할 수 있는 상품입니다. 돈을 내고 이 목록에 오를 수는 없습니다.`,
    ms: `Senarai ini dikira daripada data setiap kali: dinilai sekurang-kurangnya ${score} daripada 100 oleh sekurang-kurangnya ${reviews} pengembara, sedang dijual, dan disahkan serta-merta atau boleh dibatalkan secara percuma. Tiada sesiapa boleh membayar untuk berada di dalamnya.`,
    ru: `Список каждый раз составляется по данным: оценка не ниже ${score} из 100, не меньше ${reviews} оценок, сейчас в продаже, подтверждение сразу или бесплатная отмена. Попасть сюда за деньги нельзя.`,
    th: `รายการนี้คำนวณจากข้อมูลใหม่ทุกครั้ง: ได้คะแนนอย่างน้อย ${score} จาก 100 จากนักเดินทางอย่างน้อย ${reviews} คน กำลังวางขาย และยืนยันทันทีหรือยกเลิกได้ฟรี ไม่มีใครจ่ายเงินเพื่อให้อยู่ในรายการนี้ได้`,
    vi: `Danh sách được tính lại từ dữ liệu mỗi lần: được ít nhất ${reviews} khách chấm từ ${score} trên 100 điểm trở lên, đang bán, và được xác nhận ngay hoặc hủy miễn phí. Không ai có thể trả tiền để có mặt ở đây.`,
    'zh-CN': `此列表每次都由数据计算得出：至少 ${reviews} 位旅客评分，不低于 ${score} 分（满分 100 分），目前在售，并且即时确认或可免费取消。任何人都不能付费上榜。`,
    'zh-HK': `這份清單每次都由資料計算得出：至少 ${reviews} 位旅客評分，不低於 ${score} 分（滿分 100 分），目前有售，並且即時確認或可免費取消。任何人都不能付費上榜。`,
    'zh-TW': `這份清單每次都由資料計算得出：至少 ${reviews} 位旅客評分，不低於 ${score} 分（滿分 100 分），目前販售中，並且即時確認或可免費取消。任何人都不能付費上榜。`,
  },
  samples: {
    en: 'The ratings of this demonstration are samples.',
    ja: 'このデモンストレーションの評価はサンプルです。',
    ar: 'التقييمات في هذا العرض التوضيحي عيّنات.',
    de: 'Die Bewertungen dieser Vorführung sind Beispiele.',
    es: 'Las valoraciones de esta demostración son ejemplos.',
    fr: 'Les notes de cette démonstration sont des exemples.',
    id: 'Penilaian dalam demonstrasi ini adalah contoh.',
    it: 'Le valutazioni di questa dimostrazione sono esempi.',
    ko: '이 데모의 평점은 예시입니다.',
    ms: 'Penilaian dalam demonstrasi ini ialah contoh.',
    ru: 'Оценки в этой демонстрации — примеры.',
    th: 'คะแนนในเว็บสาธิตนี้เป็นตัวอย่าง',
    vi: 'Điểm đánh giá trong bản trình diễn này là mẫu.',
    'zh-CN': '本演示中的评分为示例。',
    'zh-HK': '本示範中的評分為範例。',
    'zh-TW': '本示範中的評分為範例。',
  },
};
