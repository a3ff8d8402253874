/** Texts of the pages of one's own jobs and notices. */
export const words = {
  aboutJobs:
    'Tệp xuất, lần nhập Excel và thao tác nhiều dòng của bạn trong 30 ngày qua. Bạn có thể rời trang trong lúc chúng chạy.',
  noJobs: 'Chưa có công việc nào',
  noJobsHint: 'Khi bạn xuất Excel, nhập tệp hoặc thao tác với nhiều dòng cùng lúc, tiến độ và kết quả hiện ở đây.',
  queued: 'Đang chờ',
  running: 'Đang chạy',
  done: 'Đã xong',
  failed: 'Không thành công',
  seeResult: 'Xem kết quả',

  mail: 'Nhận qua email',
  mails: { daily: 'Mỗi ngày một thư, lúc 7 giờ', at_once: 'Ngay khi có', none: 'Không nhận' },
  seeAll: 'Đánh dấu đã xem hết',
  noNotices: 'Chưa có thông báo nào',
  noNoticesHint: 'Khi có việc cần bạn xem, hoặc việc của bạn được duyệt hay bị từ chối, thông báo hiện ở đây.',
} as const
