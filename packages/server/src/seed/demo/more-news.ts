import type { News } from './news.ts'

export const moreNews: News[] = [
  {
    type: 'THONG-BAO', ago: 7, hot: true, picture: 'training', tags: ['tập huấn'], domain: 'TRUY-XUAT-NGUON-GOC',
    title: 'Mở lớp tập huấn ghi nhật ký điện tử cho nông hộ',
    summary: 'Ba lớp tại Điền Xá, An Sinh và Vân Đồn, mỗi lớp một buổi.',
    body: [
      'Nội dung: ghi nhật ký ngay trong ngày, chụp ảnh rõ, ghi đủ tên thuốc, liều lượng và thời gian cách ly.',
      'Đăng ký tại bộ phận nông nghiệp của xã, phường, đặc khu. Lớp miễn phí.',
    ],
  },
  {
    type: 'THONG-BAO', ago: 15, picture: 'training', tags: ['hướng dẫn'], domain: 'TRUY-XUAT-NGUON-GOC',
    title: 'Lịch nhận tem tại trụ sở Chi cục', summary: 'Nhận tem vào sáng thứ Ba và thứ Năm, mang theo giấy giới thiệu.',
    body: [
      'Cơ sở có đơn ở trạng thái “Đang giao” đến nhận tem hoặc chờ chuyển phát.',
      'Nhận xong, bấm “Hoàn thành” trên đơn rồi kích hoạt tem trước khi dán.',
    ],
  },
  {
    type: 'KY-THUAT-NONG-NGHIEP', ago: 52, picture: 'plant', tags: ['chè', 'VietGAP'], domain: 'TRONG-TROT-VA-BVTV',
    title: 'Phòng rầy xanh hại chè bằng nấm xanh', summary: 'Phun khi mật độ rầy mới tăng, chiều mát, đủ ẩm.',
    body: [
      'Nấm Metarhizium ký sinh rầy, an toàn cho người hái và ong. Pha 40 g cho bình 16 lít, phun ướt mặt dưới lá.',
      'Thời gian cách ly 5 ngày; cắm biển đầu lô và ghi vào nhật ký.',
    ],
  },
  {
    type: 'KY-THUAT-NONG-NGHIEP', ago: 73, picture: 'seafood', tags: ['hàu'], domain: 'THUY-SAN',
    title: 'Chằng buộc giàn hàu trước mùa bão', summary: 'Hạ dây sâu, kéo bè vào vụng, thay dây neo mòn.',
    body: [
      'Trước bão hai ngày hạ dây nuôi sâu thêm một mét, giảm sức cản sóng.',
      'Kiểm tra khóa phao, dây neo; không để người ở lại bè khi có lệnh cấm biển.',
    ],
  },
  {
    type: 'KY-THUAT-NONG-NGHIEP', ago: 95, picture: 'processing', tags: ['miến dong'], domain: 'ATTP-VA-CHAT-LUONG',
    title: 'Làm miến dong không phụ gia: giữ dai bằng cách ủ', summary: 'Lắng bột nhiều lần, phơi hai nắng rồi ủ qua đêm.',
    body: [
      'Bột lắng kỹ, thay nước bốn lần sẽ trắng tự nhiên. Bánh phơi hai nắng, ủ qua đêm rồi mới cắt.',
      'Mỗi lô lấy một mẫu kiểm hàn the, phẩm màu trước khi đóng gói.',
    ],
  },
  {
    type: 'TIN-TUC', ago: 120, picture: 'animal', tags: ['gà Tiên Yên'], domain: 'CHAN-NUOI-VA-THU-Y',
    title: 'Gà đồi Điền Xá vào hệ thống siêu thị',
    summary: 'Mỗi con gà dán một tem riêng, người mua biết lứa nuôi và ngày giết mổ.',
    body: [
      'Hợp tác xã (dữ liệu mẫu) ký cung cấp 2.000 con mỗi tháng. Điều kiện là có hồ sơ truy xuất và chứng nhận VietGAHP.',
      'Giá bán ổn định giúp các hộ mạnh dạn tăng đàn.',
    ],
  },
  {
    type: 'TIN-TUC', ago: 150, picture: 'seafood', tags: ['tôm thẻ'], domain: 'THUY-SAN',
    title: 'Nuôi tôm hai giai đoạn giảm rủi ro đầu vụ', summary: 'Ương 20 ngày trong bể nhỏ rồi mới san ra ao lớn.',
    body: [
      'Ương dày trong bể có mái che giúp kiểm soát nhiệt độ, giảm bệnh sớm.', 'Sau san, tôm lớn nhanh, hệ số thức ăn dưới 1,3.',
    ],
  },
  {
    type: 'THI-TRUONG-GIA-CA', ago: 35, picture: 'market', tags: ['giá cả'], domain: 'PHAT-TRIEN-NONG-THON',
    title: 'Trà hoa vàng vào vụ, giá ổn định', summary: 'Hoa sấy loại một quanh 700.000 đồng/hộp 50 g.',
    body: [
      'Mùa hoa từ tháng Mười một đến tháng Hai. Năm nay nụ nhiều, nở rải.',
      'Người mua nên chọn hộp có tem để biết vườn và ngày sấy.',
    ],
  },
  {
    type: 'CHINH-SACH', ago: 180, picture: 'law', tags: ['pháp luật'], domain: 'PHAT-TRIEN-NONG-THON',
    title: 'Chứng nhận OCOP có thời hạn 36 tháng', summary: 'Cơ sở cần nộp hồ sơ đánh giá lại trước khi hết hạn.',
    body: [
      'Quyết định 148/QĐ-TTg phân năm hạng sao; chứng nhận có giá trị 36 tháng.',
      'Cổng nhắc cơ sở trước 30 ngày khi chứng nhận sắp hết hạn.',
    ],
  },
  {
    type: 'CANH-BAO-THU-HOI', ago: 84, picture: 'warning', tags: ['tem giả'], domain: 'TRUY-XUAT-NGUON-GOC',
    title: 'Cảnh giác tem bị bóc, dán lại', summary: 'Một tem quét ở hai nơi rất xa trong vài phút là dấu hiệu nghi vấn.',
    body: [
      'Hệ thống tự đánh dấu khi một tem được quét ở hai nơi cách nhau trên 500 km trong 10 phút.',
      'Cán bộ xem xét rồi mới khóa tem. Người mua thấy cảnh báo xin giữ bao bì và báo đường dây nóng.',
    ],
  },
  {
    type: 'TIN-TUC', ago: 2, picture: 'training', tags: ['tập huấn'], domain: 'PHAT-TRIEN-NONG-THON', state: 'approved',
    title: 'Chuẩn bị phiên chợ nông sản cuối năm', summary: 'Dự kiến 60 gian hàng, ưu tiên sản phẩm có truy xuất.',
    body: [
      'Phiên chợ dự kiến mở ba ngày tại Hạ Long. Cơ sở đăng ký qua UBND xã.',
      'Hàng tươi sống phải có nhật ký và kết quả kiểm nghiệm trong 30 ngày.',
    ],
  },
  {
    type: 'KY-THUAT-NONG-NGHIEP', ago: 1, picture: 'animal', tags: ['ong mật'], domain: 'CHAN-NUOI-VA-THU-Y', state: 'draft',
    title: 'Chống rét cho đàn ong nội', summary: 'Thu hẹp cửa tổ, chèn cầu, để lại đủ mật cho ong ăn.',
    body: [
      'Khi nhiệt độ dưới 15 °C, ong tụ cầu giữ ấm, cần ít nhất hai cầu mật mỗi đàn.',
      'Che gió bấc, kê thùng cao, tránh mở thùng khi trời mưa phùn.',
    ],
  },
]
