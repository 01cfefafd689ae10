import type { Names } from '#src/domain/catalogue/destination.ts';
import type { CarCategory, CarFuel, CarType } from '#src/domain/cars/acriss.ts';
import type { HireExtra } from '#src/domain/cars/station-content.ts';

/**
 * What the letters of ACRISS are called: facts of the trade, as names of places are, since a booking and its papers keep them as
 * they were sold. What has no name in a language is said in English.
 */
const languages = [
  'en',
  'de',
  'fr',
  'es',
  'it',
  'id',
  'ja',
  'ko',
  'ms',
  'ru',
  'th',
  'vi',
  'zh-CN',
  'zh-TW',
  'ar',
] as const;

/** Words in the order of `languages`, parted by bars. */
function names(words: string): Names {
  const [en = '', ...others] = words.split('|');
  return { en, ...Object.fromEntries(others.map((word, at) => [languages[at + 1] ?? 'en', word])) };
}

export const categoryNames: Readonly<Record<CarCategory, Names>> = {
  mini: names('Mini|Mini|Mini|Mini|Mini|Mini|ミニ|미니|Mini|Мини|มินิ|Cỡ siêu nhỏ|迷你型|迷你型|صغيرة جدًا'),
  economy: names(
    'Economy|Kleinwagen|Économique|Económico|Economica|Ekonomi|エコノミー|이코노미|Ekonomi|Эконом|ประหยัด|Cỡ nhỏ|经济型|經濟型|اقتصادية',
  ),
  compact: names(
    'Compact|Kompaktklasse|Compacte|Compacto|Compatta|Kompak|コンパクト|준중형|Kompak|Компактный|คอมแพกต์|Cỡ gọn|紧凑型|小型|مدمجة',
  ),
  intermediate: names(
    'Intermediate|Mittelklasse|Intermédiaire|Intermedio|Intermedia|Menengah|インターミディエイト|중형|Sederhana|Средний|ขนาดกลาง|Cỡ trung|中型|中型|متوسطة',
  ),
  standard: names(
    'Standard|Obere Mittelklasse|Standard|Estándar|Standard|Standar|スタンダード|스탠더드|Standard|Стандарт|มาตรฐาน|Tiêu chuẩn|标准型|標準型|قياسية',
  ),
  full_size: names(
    'Full-size|Oberklasse|Grande routière|Grande|Grande|Besar|フルサイズ|대형|Saiz penuh|Полноразмерный|ขนาดใหญ่|Cỡ lớn|全尺寸型|大型|كبيرة',
  ),
  premium: names(
    'Premium|Premium|Premium|Premium|Premium|Premium|プレミアム|프리미엄|Premium|Премиум|พรีเมียม|Cao cấp|高级型|高級型|ممتازة',
  ),
  luxury: names(
    'Luxury|Luxus|Luxe|Lujo|Lusso|Mewah|ラグジュアリー|럭셔리|Mewah|Люкс|หรูหรา|Hạng sang|豪华型|豪華型|فاخرة',
  ),
  oversize: names(
    'Oversize|Übergröße|Très grande|Extragrande|Extra large|Ekstra besar|特大|초대형|Saiz lebih|Увеличенный|ใหญ่พิเศษ|Cỡ rất lớn|超大型|特大型|كبيرة جدًا',
  ),
  special: names(
    'Special|Spezial|Spéciale|Especial|Speciale|Khusus|スペシャル|특수|Khas|Особый|พิเศษ|Đặc biệt|特别型|特別型|خاصة',
  ),
};

export const transmissionNames = {
  manual: names(
    'Manual|Schaltgetriebe|Manuelle|Manual|Manuale|Manual|マニュアル車|수동|Manual|Механика|เกียร์ธรรมดา|Số sàn|手动挡|手排|يدوي',
  ),
  automatic: names(
    'Automatic|Automatik|Automatique|Automático|Automatica|Otomatis|オートマ車|자동|Automatik|Автомат|เกียร์อัตโนมัติ|Số tự động|自动挡|自排|أوتوماتيك',
  ),
} as const;

/** Bodies that a title names; a car with four or five doors goes without saying. */
export const typeNames: Partial<Readonly<Record<CarType, Names>>> = {
  two_or_three_doors: names(
    '2–3 doors|2–3 Türen|2–3 portes|2–3 puertas|2–3 porte|2–3 pintu|2〜3ドア|2~3도어|2–3 pintu|2–3 двери|2–3 ประตู|2–3 cửa|2–3门|2–3門|2–3 أبواب',
  ),
  estate: names(
    'Estate|Kombi|Break|Familiar|Station wagon|Station wagon|ワゴン|왜건|Wagon|Универсал|แวกอน|Wagon|旅行车|旅行車|ستيشن',
  ),
  van: names(
    'Van|Van|Monospace|Monovolumen|Monovolume|Van|ミニバン|승합차|Van|Минивэн|รถตู้|Xe nhiều chỗ|商务车|廂型車|فان',
  ),
  suv: names('SUV|SUV|SUV|SUV|SUV|SUV|SUV|SUV|SUV|Внедорожник|เอสยูวี|SUV|SUV|休旅車|دفع رباعي'),
  convertible: names(
    'Convertible|Cabrio|Cabriolet|Descapotable|Cabrio|Kabriolet|オープンカー|컨버터블|Kabriolet|Кабриолет|เปิดประทุน|Mui trần|敞篷车|敞篷車|مكشوفة',
  ),
};

/** What moves it, where the code says so. */
export const fuelNames: Readonly<Record<Exclude<CarFuel, 'unspecified'>, Names>> = {
  petrol: {
    ...names('Petrol|Benzin|Essence|Gasolina|Benzina|Bensin|ガソリン|휘발유|Petrol|Бензин|เบนซิน|Xăng|汽油|汽油|بنزين'),
    // Not "gas", which is the other one below.
    'en-US': 'Gasoline',
    'en-PH': 'Gasoline',
  },
  gas: names('Gas|Gas|GPL|Gas|GPL|Gas|ガス|가스|Gas|Газ|แก๊ส|Khí gas|燃气|瓦斯|غاز'),
  hydrogen: names(
    'Hydrogen|Wasserstoff|Hydrogène|Hidrógeno|Idrogeno|Hidrogen|水素|수소|Hidrogen|Водород|ไฮโดรเจน|Hydro|氢能|氫能|هيدروجين',
  ),
  ethanol: names(
    'Ethanol|Ethanol|Éthanol|Etanol|Etanolo|Etanol|エタノール|에탄올|Etanol|Этанол|เอทานอล|Ethanol|乙醇|乙醇|إيثانول',
  ),
  multi: names(
    'Several fuels|Mehrstoff|Multicarburant|Varios combustibles|Policarburante|Multi bahan bakar|複数燃料|다중 연료|Pelbagai bahan api|Несколько видов топлива|หลายเชื้อเพลิง|Nhiều nhiên liệu|多燃料|多燃料|متعددة الوقود',
  ),
  diesel: names(
    'Diesel|Diesel|Diesel|Diésel|Diesel|Diesel|ディーゼル|디젤|Diesel|Дизель|ดีเซล|Dầu diesel|柴油|柴油|ديزل',
  ),
  hybrid: names(
    'Hybrid|Hybrid|Hybride|Híbrido|Ibrida|Hibrida|ハイブリッド|하이브리드|Hibrid|Гибрид|ไฮบริด|Hybrid|混合动力|油電混合|هجينة',
  ),
  plug_in: names(
    'Plug-in hybrid|Plug-in-Hybrid|Hybride rechargeable|Híbrido enchufable|Ibrida plug-in|Hibrida colok|プラグインハイブリッド|플러그인 하이브리드|Hibrid plug-in|Подключаемый гибрид|ปลั๊กอินไฮบริด|Hybrid sạc điện|插电混动|插電混合|هجينة قابلة للشحن',
  ),
  electric: names(
    'Electric|Elektro|Électrique|Eléctrico|Elettrica|Listrik|電気自動車|전기차|Elektrik|Электромобиль|ไฟฟ้า|Xe điện|电动|電動|كهربائية',
  ),
};

/** What is bought: the car, full cover, and what is put into it. */
export const carNames: Names = names(
  'Car|Auto|Voiture|Coche|Auto|Mobil|車両|차량|Kereta|Автомобиль|รถ|Xe|车辆|車輛|السيارة',
);

export const coverNames: Names = names(
  'Full cover, no excess|Vollschutz ohne Selbstbeteiligung|Couverture complète, sans franchise|Cobertura total, sin franquicia|Copertura completa, senza franchigia|Perlindungan penuh, tanpa risiko sendiri|フルカバー補償（免責額なし）|완전 보장, 면책금 없음|Perlindungan penuh, tanpa lebihan|Полное покрытие без франшизы|คุ้มครองเต็มรูปแบบ ไม่มีค่าเสียหายส่วนแรก|Bảo hiểm toàn diện, không mức khấu trừ|全险，零自付额|全險，零自負額|تغطية شاملة بلا مبلغ تحمّل',
);

export const extraNames: Readonly<Record<HireExtra, Names>> = {
  child_seat: names(
    'Child seat|Kindersitz|Siège enfant|Silla infantil|Seggiolino|Kursi anak|チャイルドシート|카시트|Kerusi kanak-kanak|Детское кресло|ที่นั่งเด็ก|Ghế trẻ em|儿童座椅|兒童安全座椅|مقعد أطفال',
  ),
  booster: names(
    'Booster seat|Sitzerhöhung|Rehausseur|Alzador|Alzatina|Kursi booster|ジュニアシート|부스터 시트|Kerusi penggalak|Бустер|เบาะเสริมสำหรับเด็ก|Ghế nâng cho trẻ|增高坐垫|增高座墊|مقعد رافع للأطفال',
  ),
  extra_driver: names(
    'Extra driver|Zusätzliche fahrende Person|Autre personne au volant|Otra persona al volante|Altra persona alla guida|Pengemudi tambahan|追加運転者|추가 운전자|Pemandu tambahan|Дополнительный водитель|ผู้ขับขี่เพิ่มเติม|Thêm người lái|附加驾驶员|額外駕駛人|سائق إضافي',
  ),
  sat_nav: names(
    'Satellite navigation|Navigationsgerät|GPS|Navegador GPS|Navigatore satellitare|Navigasi satelit|カーナビ|내비게이션|Navigasi satelit|Навигатор|ระบบนำทาง GPS|Thiết bị định vị GPS|卫星导航|衛星導航|نظام ملاحة',
  ),
};

/** How a car goes back. */
export const returnNames = {
  tank: names(
    'Return it with a full tank|Vollgetankt zurückgeben|À rendre avec le plein|Devolver con el depósito lleno|Riconsegna con il pieno|Kembalikan dengan tangki penuh|満タン返し|연료를 가득 채워 반납|Pulangkan dengan tangki penuh|Вернуть с полным баком|คืนรถพร้อมน้ำมันเต็มถัง|Trả xe với bình đầy|满油还车|滿油還車|تُعاد بخزان ممتلئ',
  ),
  charge: names(
    'Return it at least 80% charged|Mit mindestens 80 % Ladung zurückgeben|À rendre chargée à 80 % au moins|Devolver con al menos un 80 % de carga|Riconsegna con almeno l’80% di carica|Kembalikan dengan daya minimal 80%|充電80%以上で返却|80% 이상 충전해 반납|Pulangkan dengan cas sekurang-kurangnya 80%|Вернуть с зарядом не менее 80 %|คืนรถพร้อมไฟอย่างน้อย 80%|Trả xe khi còn ít nhất 80% pin|还车时电量至少80%|還車時電量至少80%|تُعاد بشحن لا يقل عن 80٪',
  ),
} as const;

/** What the price insures: others always, the car above the driver's own part `{sum}`, which full cover takes over at every station. */
export const insuranceNames: Names = names(
  'Liability, damage and theft; excess of {sum}, none with full cover|Haftpflicht, Schäden und Diebstahl; Selbstbeteiligung {sum}, mit Vollschutz keine|Responsabilité civile, dommages et vol ; franchise de {sum}, aucune avec la couverture complète|Responsabilidad civil, daños y robo; franquicia de {sum}, ninguna con cobertura total|Responsabilità civile, danni e furto; franchigia di {sum}, nessuna con la copertura completa|Tanggung jawab, kerusakan dan pencurian; risiko sendiri {sum}, tidak ada dengan perlindungan penuh|対人・対物・車両・盗難（免責額{sum}、フルカバー補償なら免責なし）|대인·대물·차량·도난(면책금 {sum}, 완전 보장 선택 시 없음)|Liabiliti, kerosakan dan kecurian; lebihan {sum}, tiada dengan perlindungan penuh|Ответственность, ущерб и угон; франшиза {sum}, с полным покрытием — без франшизы|ความรับผิด ความเสียหาย และการโจรกรรม ค่าเสียหายส่วนแรก {sum} ไม่มีเมื่อเลือกคุ้มครองเต็มรูปแบบ|Trách nhiệm, hư hỏng và mất cắp; mức khấu trừ {sum}, không khấu trừ khi mua bảo hiểm toàn diện|第三者责任、车损和盗抢；自付额 {sum}，选购全险则为零|第三人責任、車損與竊盜；自負額 {sum}，選購全險則為零|المسؤولية والأضرار والسرقة؛ مبلغ التحمّل {sum}، ولا تحمّل مع التغطية الشاملة',
);

/** What a kilometre costs beyond those that the price includes. */
export const beyondNames: Names = {
  ...names(
    'Each further kilometre|Jeder weitere Kilometer|Chaque kilomètre supplémentaire|Cada kilómetro adicional|Ogni chilometro in più|Setiap kilometer tambahan|超過1kmごと|추가 1km당|Setiap kilometer tambahan|Каждый дополнительный километр|ทุกกิโลเมตรที่เกิน|Mỗi km vượt thêm|每超出1公里|每超出1公里|كل كيلومتر إضافي',
  ),
  'en-US': 'Each further kilometer',
  'en-PH': 'Each further kilometer',
};

/** What a driver shows at the desk. */
export const bringNames: Names = {
  ...names(
    'Bring the driver’s licence, a passport and a card in the driver’s name|Führerschein, Reisepass und eine Karte auf den Namen der fahrenden Person mitbringen|Apporter le permis, un passeport et une carte au nom de la personne au volant|Trae el permiso de conducir, un pasaporte y una tarjeta a nombre de quien conduce|Porta la patente, un passaporto e una carta intestata a chi guida|Bawa SIM, paspor, dan kartu atas nama pengemudi|運転者本人の運転免許証・パスポート・カードをお持ちください|운전자 본인 명의의 운전면허증, 여권, 카드를 지참하세요|Bawa lesen memandu, pasport dan kad atas nama pemandu|Возьмите водительское удостоверение, паспорт и карту на имя водителя|นำใบขับขี่ หนังสือเดินทาง และบัตรในชื่อผู้ขับขี่มาด้วย|Mang theo giấy phép lái xe, hộ chiếu và thẻ đứng tên người lái|请携带驾照、护照和驾驶人本人名下的银行卡|請攜帶駕照、護照與駕駛人本人名下的卡片|أحضر رخصة القيادة وجواز السفر وبطاقة باسم السائق',
  ),
  'en-US': 'Bring the driver’s license, a passport and a card in the driver’s name',
};

/** Where a licence alone is not enough. */
export const permitNames: Names = {
  ...names(
    'An international driving permit or an official translation is needed beside the licence|Neben dem Führerschein ist ein internationaler Führerschein oder eine amtliche Übersetzung nötig|En plus du permis, un permis de conduire international ou une traduction officielle est nécessaire|Además del permiso de conducir se necesita un permiso internacional o una traducción oficial|Oltre alla patente serve un permesso internazionale di guida o una traduzione ufficiale|Selain SIM, diperlukan SIM internasional atau terjemahan resmi|運転免許証のほかに、国際運転免許証または公的な翻訳文が必要です|운전면허증 외에 국제운전면허증이나 공식 번역문이 필요합니다|Selain lesen memandu, permit memandu antarabangsa atau terjemahan rasmi diperlukan|Кроме водительского удостоверения нужно международное удостоверение или официальный перевод|นอกจากใบขับขี่แล้ว ต้องมีใบขับขี่สากลหรือคำแปลทางการ|Ngoài giấy phép lái xe, cần có giấy phép lái xe quốc tế hoặc bản dịch chính thức|除驾照外，还需国际驾照或官方译文|除駕照外，還需國際駕照或官方譯本|إلى جانب رخصة القيادة تلزم رخصة قيادة دولية أو ترجمة رسمية',
  ),
  'en-US': 'An international driving permit or an official translation is needed beside the license',
};
