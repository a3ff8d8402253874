/** Texts of what was changed since it was approved. */
export const words = {
  pendingChanges: 'Thay đổi chờ duyệt',
  pendingChangesHint: 'Người mua vẫn thấy giá trị đã duyệt cho đến khi cán bộ duyệt giá trị mới.',
  approvedValue: 'Đã duyệt',
  pendingValue: 'Chờ duyệt',
} as const
