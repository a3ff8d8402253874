export interface News {
  type: string
  title: string
  summary: string
  body: string[]
  tags?: string[]
  domain?: string
  /** What its picture shows. */
  picture: string
  /** Days ago. */
  ago: number
  hot?: true
  highlight?: true
  /** How far it has come, where it is not published. */
  state?: 'draft' | 'approved'
}

export const news: News[] = [
  {
    type: 'TIN-TUC',
    ago: 3,
    hot: true,
    highlight: true,
    picture: 'scan',
    tags: ['truy xuất', 'OCOP'],
    domain: 'TRUY-XUAT-NGUON-GOC',
    title: 'Hơn 30 hồ sơ truy xuất đang có hiệu lực trên cổng',
    summary: 'Sau hơn một năm, hai mươi cơ sở đã đưa sản phẩm lên cổng; mỗi ngày có hàng chục lượt quét tem.',
    body: [
      'Đến nay cổng truy xuất của tỉnh có hai mươi cơ sở tham gia với các sản phẩm gà đồi, hàu, tôm, na, chè, miến dong, nước mắm và chả mực.',
      'Mỗi hồ sơ chỉ được kích hoạt khi đủ mười thông tin tối thiểu theo Thông tư 02/2024/TT-BKHCN. Người mua quét tem là thấy nơi nuôi trồng, nhật ký và chứng nhận.',
      'Cơ quan quản lý khuyến khích các cơ sở còn lại đăng ký tại UBND xã, phường hoặc đặc khu.',
    ],
  },
  {
    type: 'CANH-BAO-THU-HOI',
    ago: 20,
    hot: true,
    picture: 'warning',
    tags: ['thu hồi', 'an toàn thực phẩm'],
    domain: 'ATTP-VA-CHAT-LUONG',
    title: 'Thu hồi một lô chả mực do chỉ tiêu vi sinh',
    summary: 'Cơ sở tự nguyện thu hồi toàn bộ lô, người mua có thể trả lại nơi bán.',
    body: [
      'Mẫu hậu kiểm của một lô chả mực (dữ liệu mẫu) có chỉ tiêu Coliforms vượt giới hạn. Cơ sở đã chủ động thu hồi và tiêu hủy.',
      'Khi quét tem của lô này, trang truy xuất hiện cảnh báo “Đã thu hồi”. Xin không sử dụng và liên hệ nơi mua để được hoàn tiền.',
    ],
  },
  {
    type: 'KY-THUAT-NONG-NGHIEP',
    ago: 9,
    picture: 'plant',
    tags: ['VietGAP', 'na dai'],
    domain: 'TRONG-TROT-VA-BVTV',
    title: 'Thụ phấn bổ sung cho na dai: làm đúng giờ, quả tròn đều',
    summary: 'Lấy phấn buổi chiều, chấm phấn sáng sớm hôm sau; tỷ lệ đậu quả có thể vượt 80 %.',
    body: [
      'Hoa na nở từ đêm đến sáng, nhị và nhụy chín lệch nhau nên đậu quả tự nhiên thấp.',
      'Chiều hôm trước chọn hoa sắp nở, tách phấn, để nơi khô mát. Từ 6 đến 9 giờ sáng dùng bút lông chấm phấn lên nhụy.',
      'Sau thụ phấn 10 ngày, tỉa bỏ quả méo, mỗi cành để hai đến ba quả.',
    ],
  },
  {
    type: 'THI-TRUONG-GIA-CA',
    ago: 5,
    picture: 'market',
    tags: ['giá cả', 'thủy sản'],
    domain: 'THUY-SAN',
    title: 'Giá tham khảo nông sản, thủy sản trong tuần',
    summary: 'Gà Tiên Yên quanh 190.000 đồng/kg, tôm thẻ 190.000 đồng/kg, hàu sữa 25.000 đồng/kg.',
    body: [
      'Giá bán tại nơi sản xuất do các cơ sở mẫu cung cấp, chỉ để tham khảo.',
      'Gà Tiên Yên thả đồi 190.000 đồng/kg; tôm thẻ cỡ 55 con 190.000 đồng/kg; tôm sú quảng canh 350.000 đồng/kg; hàu sữa 25.000 đồng/kg.',
      'Chả mực giã tay 480.000 đồng/kg; mực ống khô 1.500.000 đồng/kg; nước mắm cốt 120.000 đồng/chai.',
    ],
  },
  {
    type: 'CHINH-SACH',
    ago: 33,
    highlight: true,
    picture: 'law',
    tags: ['truy xuất', 'pháp luật'],
    domain: 'TRUY-XUAT-NGUON-GOC',
    title: 'Mười thông tin tối thiểu khi truy xuất nguồn gốc',
    summary: 'Thông tư 02/2024/TT-BKHCN quy định mười nội dung mà một sản phẩm truy xuất phải có.',
    body: [
      'Gồm tên và hình ảnh sản phẩm; tên, địa chỉ cơ sở; các công đoạn kèm mã sản phẩm, mã địa điểm và thời gian; thời gian sản xuất; mã truy xuất; nhãn hiệu; hạn dùng; tiêu chuẩn áp dụng.',
      'Trên cổng, bảng kiểm này hiện ngay ở hồ sơ: còn thiếu mục nào, hệ thống chỉ rõ mục đó.',
    ],
  },
  {
    type: 'CHINH-SACH',
    ago: 61,
    picture: 'law',
    tags: ['pháp luật'],
    domain: 'ATTP-VA-CHAT-LUONG',
    title: 'Hộ chiếu số của sản phẩm là gì?',
    summary: 'Nghị định 37/2026/NĐ-CP nêu nội dung tối thiểu của hộ chiếu số.',
    body: [
      'Hộ chiếu số là tập hợp thông tin điện tử về sản phẩm, gắn với một mã định danh duy nhất.',
      'Nội dung gồm tên, mã sản phẩm, cơ sở, xuất xứ, thông tin truy xuất, chứng nhận, ngày sản xuất, hạn dùng và cảnh báo an toàn.',
    ],
  },
  {
    type: 'KY-THUAT-NONG-NGHIEP',
    ago: 17,
    picture: 'animal',
    tags: ['VietGAHP', 'gà Tiên Yên'],
    domain: 'CHAN-NUOI-VA-THU-Y',
    title: 'Ngừng thuốc đúng ngày trước khi xuất bán gà',
    summary: 'Ghi ngày dùng thuốc cuối cùng, cộng thời gian ngừng thuốc ghi trên nhãn rồi mới bán.',
    body: [
      'Mỗi loại thuốc có thời gian ngừng thuốc riêng, ghi trên nhãn. Thuốc cầu trùng thường 7 ngày, một số kháng sinh đến 21 ngày.',
      'Khi ghi nhật ký xuất bán, hệ thống đối chiếu các lần dùng thuốc và không cho ghi nếu chưa đủ ngày.',
    ],
  },
  {
    type: 'KY-THUAT-NONG-NGHIEP',
    ago: 28,
    picture: 'seafood',
    tags: ['tôm thẻ', 'VietGAP'],
    domain: 'THUY-SAN',
    title: 'Đo môi trường ao tôm mỗi ngày: những con số cần nhớ',
    summary: 'pH 7,5–8,5; ôxy hòa tan trên 5 mg/l; độ kiềm 120–150 mg/l.',
    body: [
      'Đo hai lần, 6 giờ sáng và 15 giờ chiều, ghi vào nhật ký ngay tại bờ ao.',
      'NO₂ trên 1 mg/l cần thay nước đáy, tăng quạt và đánh vi sinh. Không dùng kháng sinh để phòng bệnh.',
    ],
  },
  {
    type: 'TIN-TUC',
    ago: 12,
    highlight: true,
    picture: 'market',
    tags: ['OCOP'],
    domain: 'PHAT-TRIEN-NONG-THON',
    title: 'Tuần hàng OCOP: tem truy xuất thành điểm cộng',
    summary: 'Khách quét tem ngay tại quầy để xem vùng trồng và chứng nhận.',
    body: [
      'Tại tuần hàng, các gian hàng đều dán tem theo từng sản phẩm. Nhiều khách hỏi kỹ vùng nuôi, ngày thu hoạch trước khi mua.',
      'Ban tổ chức cho biết lượt quét tăng gấp đôi vào hai ngày cuối tuần.',
    ],
  },
  {
    type: 'TIN-TUC',
    ago: 46,
    picture: 'plant',
    tags: ['mã số vùng trồng'],
    domain: 'TRONG-TROT-VA-BVTV',
    title: 'Thêm hai vùng trồng đề nghị cấp mã số',
    summary: 'Vùng na An Sinh và vùng chè Đường Hoa đang được thẩm định.',
    body: [
      'Chi cục đã kiểm tra thực địa, lấy mẫu đất và nước. Vùng đạt sẽ được cấp mã số vùng trồng trong nước.',
      'Vùng đã có mã phải ghi nhật ký đầy đủ; thiếu nhật ký có thể bị tạm dừng mã.',
    ],
  },
  {
    type: 'GIOI-THIEU',
    ago: 410,
    picture: 'scan',
    tags: ['truy xuất'],
    domain: 'TRUY-XUAT-NGUON-GOC',
    title: 'Giới thiệu cổng truy xuất nguồn gốc của tỉnh',
    summary: 'Một nơi ghi nhận từ vùng nuôi trồng đến tay người mua.',
    body: [
      'Cổng giúp cơ sở ghi nhật ký, cơ quan chuyên môn thẩm định, người mua kiểm tra nguồn gốc bằng một lần quét.',
      'Dữ liệu hiển thị ở bản này là dữ liệu mẫu.',
    ],
  },
  {
    type: 'GIOI-THIEU',
    ago: 405,
    picture: 'scan',
    tags: ['hướng dẫn'],
    domain: 'TRUY-XUAT-NGUON-GOC',
    title: 'Cách đọc trang truy xuất sau khi quét tem',
    summary: 'Màu của dải đầu trang cho biết tem hợp lệ, chưa kích hoạt, hết hạn, nghi vấn hay đã thu hồi.',
    body: [
      'Dải xanh: tem hợp lệ. Dải vàng: hàng hết hạn hoặc tem chưa kích hoạt. Dải đỏ: tem bị khóa, nghi vấn hoặc hàng bị thu hồi.',
      'Phía dưới là sản phẩm, cơ sở, vùng sản xuất trên bản đồ, nhật ký theo ngày và chứng nhận.',
    ],
  },
]
