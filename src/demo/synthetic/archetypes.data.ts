/**
 * What is sold everywhere in a synthetic catalogue: category, usual price in US dollars, usual length in minutes, and its
 * name in English, German, Spanish, French and Chinese.
 */
export const archetypeLines = `
attraction|18|90|Old Town Tower|Altstadtturm|Torre del casco antiguo|Tour de la vieille ville|古城塔
attraction|24|60|Observation Wheel|Riesenrad|Noria panorámica|Grande roue|摩天轮
attraction|15|120|Botanical Garden|Botanischer Garten|Jardín botánico|Jardin botanique|植物园
attraction|22|150|City Zoo|Stadtzoo|Zoológico municipal|Zoo de la ville|城市动物园
attraction|28|120|Ocean Aquarium|Meeresaquarium|Acuario oceánico|Aquarium océanique|海洋馆
attraction|12|60|Royal Palace|Königspalast|Palacio Real|Palais royal|皇宫
attraction|10|45|Cathedral Roof|Domdach|Azotea de la catedral|Toit de la cathédrale|大教堂屋顶
attraction|16|75|Hill Fortress|Bergfestung|Fortaleza de la colina|Forteresse de la colline|山顶要塞
theme-park|55|480|Adventure Park|Abenteuerpark|Parque de aventuras|Parc d’aventures|冒险乐园
theme-park|48|420|Water Park|Wasserpark|Parque acuático|Parc aquatique|水上乐园
theme-park|62|540|Fairy Tale Park|Märchenpark|Parque de cuentos|Parc des contes|童话乐园
theme-park|40|300|Snow World|Schneewelt|Mundo de nieve|Monde de neige|冰雪世界
museum|14|120|Museum of Fine Arts|Museum der Schönen Künste|Museo de Bellas Artes|Musée des beaux-arts|美术博物馆
museum|12|120|National History Museum|Historisches Nationalmuseum|Museo Nacional de Historia|Musée national d’histoire|国家历史博物馆
museum|16|150|Science Museum|Wissenschaftsmuseum|Museo de Ciencias|Musée des sciences|科学博物馆
museum|11|90|Maritime Museum|Schifffahrtsmuseum|Museo marítimo|Musée maritime|海事博物馆
museum|13|90|Gallery of Modern Art|Galerie für moderne Kunst|Galería de arte moderno|Galerie d’art moderne|现代美术馆
tour|30|150|Old Town Walk|Altstadtrundgang|Paseo por el casco antiguo|Promenade dans la vieille ville|老城漫步
tour|45|180|Bicycle Tour|Fahrradtour|Ruta en bicicleta|Balade à vélo|自行车游
tour|38|120|Ghost Walk|Geistertour|Paseo de fantasmas|Balade des fantômes|鬼故事夜游
tour|52|240|Photography Walk|Fotorundgang|Paseo fotográfico|Balade photographique|摄影漫步
tour|65|180|Vintage Car Tour|Oldtimerfahrt|Paseo en coche clásico|Balade en voiture ancienne|老爷车游
tour|33|120|Street Art Walk|Straßenkunstführung|Ruta de arte urbano|Balade street art|街头艺术游
day-trip|85|600|Mountain Villages Excursion|Ausflug in die Bergdörfer|Excursión a los pueblos de montaña|Excursion aux villages de montagne|山村一日游
day-trip|92|660|Wine Country Excursion|Ausflug ins Weinland|Excursión a los viñedos|Excursion dans les vignobles|葡萄酒乡一日游
day-trip|78|540|Island Hopping|Inselhüpfen|Salto entre islas|Tour des îles|跳岛游
day-trip|99|720|Desert Excursion|Wüstenausflug|Excursión al desierto|Excursion dans le désert|沙漠一日游
day-trip|74|480|Waterfall Excursion|Ausflug zu den Wasserfällen|Excursión a las cascadas|Excursion aux cascades|瀑布一日游
day-trip|88|600|Castle Excursion|Burgenausflug|Excursión a los castillos|Excursion aux châteaux|城堡一日游
cruise|26|60|River Cruise|Flusskreuzfahrt|Crucero fluvial|Croisière fluviale|游河船
cruise|72|150|Dinner Cruise|Abendessenkreuzfahrt|Crucero con cena|Dîner-croisière|晚餐游船
cruise|35|90|Harbour Cruise|Hafenrundfahrt|Crucero por el puerto|Croisière dans le port|海港游船
cruise|58|180|Catamaran Sailing|Katamaransegeln|Navegación en catamarán|Sortie en catamaran|双体帆船
cruise|68|240|Whale Watching|Walbeobachtung|Avistamiento de ballenas|Observation des baleines|观鲸
show|49|120|Folk Dance Show|Volkstanzshow|Espectáculo de danza folclórica|Spectacle de danse folklorique|民族舞表演
show|64|150|Opera Evening|Opernabend|Noche de ópera|Soirée à l’opéra|歌剧之夜
show|42|90|Acrobatics Show|Akrobatikshow|Espectáculo de acrobacias|Spectacle d’acrobatie|杂技表演
show|56|120|Jazz Night|Jazznacht|Noche de jazz|Nuit du jazz|爵士之夜
food|58|180|Street Food Tour|Streetfood-Tour|Ruta de comida callejera|Balade street food|街头美食游
food|84|150|Chef’s Tasting Menu|Degustationsmenü|Menú degustación|Menu dégustation|主厨品鉴菜单
food|46|120|Market Breakfast|Marktfrühstück|Desayuno en el mercado|Petit-déjeuner au marché|市场早餐
food|39|120|Wine Tasting|Weinprobe|Cata de vinos|Dégustation de vins|品酒
food|34|90|Chocolate Workshop|Schokoladenwerkstatt|Taller de chocolate|Atelier chocolat|巧克力工坊
class|62|180|Cooking Class|Kochkurs|Clase de cocina|Cours de cuisine|烹饪课
class|44|120|Pottery Class|Töpferkurs|Clase de cerámica|Cours de poterie|陶艺课
class|36|90|Calligraphy Class|Kalligrafiekurs|Clase de caligrafía|Cours de calligraphie|书法课
class|40|120|Dance Class|Tanzkurs|Clase de baile|Cours de danse|舞蹈课
class|53|120|Surf Lesson|Surfkurs|Clase de surf|Cours de surf|冲浪课
outdoor|70|300|White Water Rafting|Wildwasser-Rafting|Rafting en aguas bravas|Rafting en eaux vives|激流漂流
outdoor|48|240|Sunrise Hike|Sonnenaufgangswanderung|Caminata al amanecer|Randonnée au lever du soleil|日出徒步
outdoor|66|180|Zipline Park|Seilrutschenpark|Parque de tirolinas|Parc de tyroliennes|高空滑索
outdoor|95|240|Scuba Diving|Gerätetauchen|Buceo|Plongée sous-marine|水肺潜水
outdoor|180|180|Hot Air Balloon|Heißluftballon|Globo aerostático|Montgolfière|热气球
outdoor|54|150|Kayak Tour|Kajaktour|Ruta en kayak|Balade en kayak|皮划艇
wellness|42|150|Thermal Baths|Thermalbad|Baños termales|Bains thermaux|温泉浴场
wellness|60|90|Spa Massage|Wellnessmassage|Masaje en spa|Massage au spa|水疗按摩
transfer|22|45|Airport Express Train|Flughafen-Expresszug|Tren exprés al aeropuerto|Train express de l’aéroport|机场快线
transfer|38|60|Private Airport Transfer|Privater Flughafentransfer|Traslado privado al aeropuerto|Transfert privé à l’aéroport|机场专车
pass|64|1440|City Card|Stadtkarte|Tarjeta turística|Carte de la ville|城市通票
pass|33|1440|Hop-on Hop-off Bus|Hop-on-Hop-off-Bus|Autobús turístico|Bus à arrêts multiples|随上随下观光巴士
`;

/** What sets one offer apart from its sisters: the factor on the price, and words in the same languages. */
export const modifierLines = `
1|Entry Ticket|Eintrittskarte|Entrada|Billet d’entrée|门票
1.2|Skip-the-Line Ticket|Karte ohne Anstehen|Entrada sin colas|Billet coupe-file|免排队票
1.5|Guided Visit|Führung|Visita guiada|Visite guidée|导览
2.4|Private Tour|Private Tour|Tour privado|Visite privée|私人包团
1.3|Small Group|Kleine Gruppe|Grupo reducido|Petit groupe|小团
1.6|Sunset Special|Sonnenuntergang|Especial atardecer|Spécial coucher de soleil|日落特选
0.9|Early Bird|Frühbucher|Madrugadores|Lève-tôt|早鸟
1.8|VIP Experience|VIP-Erlebnis|Experiencia VIP|Expérience VIP|贵宾体验
1.1|Audio Guide|Audioguide|Audioguía|Audioguide|语音导览
1.4|With Lunch|Mit Mittagessen|Con almuerzo|Avec déjeuner|含午餐
1.25|Family Package|Familienpaket|Paquete familiar|Forfait famille|家庭套票
1.35|By Night|Bei Nacht|De noche|De nuit|夜间
`;

/** Sentences of summaries; each product has two of them. */
export const summaryLines = `
Bring comfortable shoes and a light jacket.
Ideal for a rainy afternoon with children.
The queue is shortest before ten in the morning.
Your host grew up around the corner and knows everyone.
Take a camera: the view reaches the distant hills.
Drinks are included and vegetarians are welcome.
Lockers, prams and wheelchairs are free of charge.
A quiet corner away from the crowds.
Live music plays on Friday and Saturday evenings.
Expect cobbled lanes, courtyards and hidden staircases.
All equipment is provided and cleaned daily.
The pace is gentle and there are many benches.
Children under six come along for free.
Photographs are allowed without flash.
Rain or shine, departures run every day.
Pickup is possible from central hotels.
Taste three local specialities on the way.
Headphones make every word easy to hear.
A souvenir print is yours to keep.
The last entry is one hour before closing.
`;
