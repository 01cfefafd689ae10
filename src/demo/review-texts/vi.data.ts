import type { ReviewWords } from '#src/demo/review-texts/review-texts.ts';

export const vietnamese: ReviewWords = {
  between: ' ',
  frames: {
    guide: {
      pleased: [
        'Bạn hướng dẫn viên siêu nhiệt tình, kể chuyện cuốn lắm.',
        'Hướng dẫn viên đi chậm chờ ông bà nhà mình, không hối ai cả.',
        'Mấy bé nhà mình hỏi gì anh hướng dẫn cũng trả lời hết.',
        'Chị hướng dẫn chụp ảnh cho cả nhóm rất có tâm.',
      ],
      mixed: [
        'Hướng dẫn viên biết nhiều nhưng đứng cuối đoàn thì nghe câu được câu mất.',
        'Bạn hướng dẫn dễ thương, chỉ tiếc mỗi điểm dừng hơi ít thời gian.',
        'Thuyết minh hơi nhiều năm tháng với con số, nghe một lúc là quên.',
      ],
      'let-down': [
        'Hướng dẫn viên cầm giấy đọc, chưa kịp hỏi gì đã đi mất.',
        'Phần lớn thời gian là đứng chờ điểm danh, khá mệt.',
        'Anh hướng dẫn đi nhanh quá, cả nhà chạy theo không kịp.',
      ],
    },
    queue: {
      pleased: [
        'Đưa mã QR ra quét là vào, chưa tới năm phút.',
        'Nhìn hàng mua vé tại chỗ dài mà thấy may vì đã đặt trước.',
        'Đi cuối tuần mà vào cửa vẫn nhanh.',
        'Không cần đổi vé giấy, mở điện thoại là xong.',
      ],
      mixed: [
        'Khỏi xếp hàng mua vé nhưng vẫn phải xếp hàng soi túi.',
        'Chờ khoảng mười lăm phút, mùa cao điểm thì vậy cũng ổn.',
        'Cửa vào hơi khó tìm, tìm ra rồi thì nhanh.',
      ],
      'let-down': [
        'Vé có giờ hẳn hoi mà vẫn đứng nắng bốn mươi phút.',
        'Không ai chỉ phải xếp hàng nào, đứng nhầm rồi phải xếp lại từ đầu.',
        'Mã quét không được, bị chỉ hết quầy này sang quầy khác.',
      ],
    },
    view: {
      pleased: [
        'Hôm mình đi trời trong, cảnh đẹp mê luôn.',
        'Đi lúc chiều muộn nên ngắm được cả ban ngày lẫn lúc lên đèn.',
        'Góc nào lên hình cũng đẹp, chụp muốn hết bộ nhớ.',
        'Tính ghé một lát mà rồi ở lại rất lâu.',
      ],
      mixed: [
        'Phía xa hơi mù, được cái gần thì vẫn đẹp.',
        'Xem một lần cho biết, khoảng một tiếng là đủ.',
        'Đẹp thật nhưng đông, muốn chụp hình phải chờ tới lượt.',
      ],
      'let-down': [
        'Sương mù cả ngày không thấy gì mà cũng chẳng ai báo trước.',
        'Đúng chỗ mình muốn xem nhất thì đang sửa, buồn ghê.',
        'Ngoài đời nhỏ hơn trong ảnh nhiều, đi một vòng là hết.',
      ],
    },
    food: {
      pleased: [
        'Đồ ăn ngon hơn mình nghĩ, phần lại nhiều.',
        'Nhà mình có người ăn chay, bên quán chuẩn bị riêng rất chu đáo.',
        'Nhiều món lần đầu ăn thử mà món nào cũng hợp miệng.',
        'Món ra nóng hổi, còn được mời ăn thêm.',
      ],
      mixed: [
        'Đồ ăn tạm ổn, nước uống hơi đắt.',
        'Khai vị ngon, tới món chính thì nguội mất rồi.',
        'Ngon nhưng phần hơi ít, ai ăn khỏe chắc chưa no.',
      ],
      'let-down': [
        'Tới lượt bàn mình thì quầy chỉ còn cơm trắng.',
        'Đồ ăn nguội mà lấy cũng phải xếp hàng.',
        'Đã báo dị ứng từ trước mà bếp không hề biết.',
      ],
    },
    transfer: {
      pleased: [
        'Xe đón đúng giờ, có nhắn biển số trước nên yên tâm.',
        'Điểm hẹn dễ tìm, xe ngồi thoải mái.',
        'Bác tài chạy êm, mình hay say xe mà không sao.',
        'Đường đi cảnh đẹp nên không thấy lâu.',
      ],
      mixed: [
        'Lúc về kẹt xe nên trễ hơn lịch, mọi người nhớ trừ hao thời gian.',
        'Ghế êm nhưng xe vòng đón khách hơi lâu.',
        'Máy lạnh trên xe lạnh quá, nên mang theo áo khoác.',
      ],
      'let-down': [
        'Xe tới trễ nửa tiếng, bị cắt mất giờ tham quan.',
        'Điểm hẹn không giống trên bản đồ, đi tìm mướt mồ hôi.',
        'Ghế chật, ngồi lâu đau lưng lắm.',
      ],
    },
    value: {
      pleased: [
        'Với những gì có trong gói thì giá này quá hợp lý.',
        'Tối hôm trước mới đặt vẫn được, đổi ngày cũng dễ.',
        'Rẻ hơn mua tại chỗ mà lại đỡ lích kích.',
        'Đúng như mô tả, không phát sinh gì hết.',
        'Lần sau mình sẽ dẫn ba mẹ đi.',
      ],
      mixed: [
        'Nhà bốn người thì hơi tốn, nhưng cũng vui.',
        'Canh lúc có khuyến mãi mua sẽ đáng tiền hơn.',
        'Không đủ thời gian nên mấy thứ trong gói chưa dùng hết.',
        'Tiền nào của nấy, tạm được.',
      ],
      'let-down': [
        'Giá này mà chỉ có vậy thì hơi thất vọng.',
        'Tới nơi phát sinh đủ thứ, tính ra gấp đôi.',
        'Thực tế khác mô tả khá nhiều.',
        'Tự đi chắc tốn chừng một phần ba thôi.',
      ],
    },
  },
  endings: {
    pleased: ['Rất đáng đi nha!', 'Sẽ quay lại.', 'Mười điểm.', 'Mấy đứa nhỏ về còn nhắc hoài.'],
    mixed: ['Nói chung là ổn.', 'Đi một lần cho biết.', 'Nên đi sớm nhé.'],
    'let-down': ['Chắc không quay lại đâu.', 'Hơi phí thời gian.', 'Mong bên tổ chức rút kinh nghiệm.'],
  },
};
