import type { ReviewWords } from '#src/demo/review-texts/review-texts.ts';

export const indonesian: ReviewWords = {
  between: ' ',
  frames: {
    guide: {
      pleased: [
        'Pemandunya ramah banget dan ceritanya seru.',
        'Pemandunya sabar nungguin orang tua kami, nggak buru-buru sama sekali.',
        'Anak-anak banyak tanya dan semuanya dijawab sama pemandunya.',
        'Pemandunya jago motret, hasil fotonya bagus semua.',
      ],
      mixed: [
        'Pemandunya pintar, cuma yang di belakang agak susah dengar.',
        'Pemandunya baik, tapi tiap tempat singgahnya kurang lama.',
        'Penjelasannya kebanyakan angka dan tahun, jadi agak bosan.',
      ],
      'let-down': [
        'Pemandunya cuma baca catatan dan pergi sebelum sempat ditanya.',
        'Kebanyakan waktu habis buat nunggu dan absen peserta.',
        'Pemandunya jalan terlalu cepat, kami ketinggalan terus.',
      ],
    },
    queue: {
      pleased: [
        'Tinggal tunjukin kode QR, langsung masuk.',
        'Lihat antrean loketnya panjang, untung sudah pesan duluan.',
        'Datang akhir pekan pun masuknya cepat.',
        'Nggak perlu tukar tiket kertas, cukup dari HP.',
      ],
      mixed: [
        'Antre tiketnya memang dilewati, tapi antre pemeriksaan tasnya tetap.',
        'Nunggu sekitar lima belas menit, wajar sih kalau lagi ramai.',
        'Pintu masuknya agak susah dicari, tapi setelah ketemu lancar.',
      ],
      'let-down': [
        'Sudah pilih jam, tetap saja berdiri empat puluh menit kepanasan.',
        'Petugas nggak ada yang kasih tahu harus antre di mana.',
        'Kodenya nggak kebaca, kami dioper dari loket ke loket.',
      ],
    },
    view: {
      pleased: [
        'Pas cuacanya cerah, pemandangannya keren parah.',
        'Datang sore, jadi dapat suasana terang sekaligus suasana malamnya.',
        'Foto dari sudut mana pun bagus, memori HP sampai penuh.',
        'Niatnya sebentar, malah betah berjam-jam.',
      ],
      mixed: [
        'Yang jauh ketutup kabut, yang dekat tetap cantik.',
        'Cukup sekali lihat, satu jam juga selesai.',
        'Bagus, tapi ramai, mau foto harus gantian.',
      ],
      'let-down': [
        'Seharian berkabut, nggak kelihatan apa-apa, dan nggak ada info sebelumnya.',
        'Bagian yang paling pengin dilihat malah lagi direnovasi.',
        'Aslinya jauh lebih kecil daripada di foto.',
      ],
    },
    food: {
      pleased: [
        'Makanannya enak di luar dugaan, porsinya juga banyak.',
        'Sudah bilang ada yang vegetarian dan benar-benar disiapkan.',
        'Banyak menu yang baru pertama kali dicoba, ternyata cocok di lidah.',
        'Makanannya datang masih panas dan boleh nambah.',
      ],
      mixed: [
        'Makanannya lumayan, minumannya agak mahal.',
        'Pembukanya enak, sayang hidangan utamanya sudah dingin.',
        'Rasanya oke, tapi porsinya kecil.',
      ],
      'let-down': [
        'Pas giliran kami, yang tersisa tinggal nasi.',
        'Makanannya nggak hangat dan ambilnya pun antre.',
        'Sudah bilang soal alergi, tapi dapurnya nggak tahu apa-apa.',
      ],
    },
    transfer: {
      pleased: [
        'Jemputannya tepat waktu, nomor mobilnya juga dikabari duluan.',
        'Titik kumpulnya gampang dicari, mobilnya nyaman.',
        'Pak sopirnya bawa mobilnya halus, saya yang gampang mabuk pun aman.',
        'Perjalanannya sendiri sudah asyik, nggak terasa jauh.',
      ],
      mixed: [
        'Pulangnya kena macet, jadi sebaiknya jangan bikin janji mepet.',
        'Kursinya enak, cuma muter dulu jemput peserta lain.',
        'AC di mobil dingin banget, bawa jaket ya.',
      ],
      'let-down': [
        'Busnya telat setengah jam dan acaranya jadi dipotong.',
        'Titik kumpulnya beda dengan yang di peta, kami sampai keringatan nyarinya.',
        'Kursinya sempit, pegal kalau duduk lama.',
      ],
    },
    value: {
      pleased: [
        'Dengan isi paket segitu, harganya sangat masuk akal.',
        'Pesan malam sebelumnya masih bisa, ganti tanggal pun gampang.',
        'Lebih murah daripada beli di tempat dan nggak ribet.',
        'Sesuai deskripsi, nggak ada biaya aneh-aneh.',
        'Lain kali mau ajak orang tua ke sini.',
      ],
      mixed: [
        'Buat berempat agak mahal, tapi kami senang.',
        'Lebih pas dibeli waktu ada promo.',
        'Waktunya kurang, jadi isi paketnya nggak kepakai semua.',
        'Ya sesuai harga, nggak lebih.',
      ],
      'let-down': [
        'Dengan harga segini, isinya kurang banget.',
        'Di lokasi banyak biaya tambahan, totalnya jadi dua kali lipat.',
        'Kenyataannya jauh dari yang ditulis.',
        'Kalau pergi sendiri mungkin cuma habis sepertiganya.',
      ],
    },
  },
  endings: {
    pleased: [
      'Recommended banget!',
      'Pasti balik lagi.',
      'Puas pokoknya.',
      'Anak-anak masih cerita terus sampai sekarang.',
    ],
    mixed: ['Secara keseluruhan oke.', 'Sekali saja cukup.', 'Mending datang pagi.'],
    'let-down': ['Nggak bakal balik lagi.', 'Agak kecewa.', 'Semoga ke depannya diperbaiki.'],
  },
};
