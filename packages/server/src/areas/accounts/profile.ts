import { users } from '@trace/domain/areas/accounts/users.ts'
import { email, image, password, phone, text } from '@trace/define/kinds/index.ts'
import { one } from '@trace/platform/operation/answers.ts'
import { operation } from '@trace/platform/operation/operation.ts'
import { profileFields, profileOf } from './own-account.ts'
import { checkAddressChange, notifyAddressChange } from './own-address.ts'

const BASE = '/api/admin'

const loadProfile = operation({
  method: 'GET',
  path: `${BASE}/load-profile`,
  needs: 'ownAccount',
  summary: 'Thông tin cá nhân để sửa',
  answers: one(profileFields),
  run: async ({ viewer, store }) => ({ entry: await profileOf(store.sql, viewer.id) }),
})

const saveProfile = operation({
  method: 'PUT',
  path: `${BASE}/load-profile`,
  needs: 'ownAccount',
  summary: 'Sửa thông tin cá nhân; đổi email hoặc tên đăng nhập thì hỏi lại mật khẩu',
  body: {
    name: text('Họ và tên', { required: true, max: 120 }),
    email: email('Email', { required: true }),
    phone: phone('Số điện thoại'),
    username: { ...users.fields.username, required: false },
    avatar: image('Ảnh đại diện'),
    birthday: users.fields.birthday,
    gender: users.fields.gender,
    current_password: password('Mật khẩu hiện tại'),
    otp: text('Mã xác thực'),
  },
  answers: one(profileFields),
  prepare: (call) => checkAddressChange(call, call.viewer.id, call.body),
  async run({
    viewer,
    body: { current_password: _, otp, username, ...values },
    version,
    store,
    origin,
    prepared: proved,
  }) {
    const before = await store.find(users, viewer.id)
    await store.update(users, viewer.id, { ...values, ...(username && { username }) }, { version })
    await notifyAddressChange({ store, viewer, origin }, before, { proved, code: otp })
    return { entry: await profileOf(store.sql, viewer.id) }
  },
})

export const ownProfile = [loadProfile, saveProfile]
