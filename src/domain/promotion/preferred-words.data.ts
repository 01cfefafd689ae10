import type { Names } from '#src/domain/catalogue/destination.ts';
import { preferredRule } from '#src/domain/promotion/preferred.ts';

const { score, reviews } = preferredRule;

/** What the list of preferred activities says of itself (spec §3: sectionName, sectionDescription, sectionDisclaimer). */
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
  },
  samples: {
    en: 'The ratings of this demonstration are samples.',
    ja: 'このデモンストレーションの評価はサンプルです。',
    ar: 'التقييمات في هذا العرض التوضيحي عيّنات.',
  },
};
