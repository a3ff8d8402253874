import { expect, test } from './fixtures.ts'

const entriesOf = (reply: { data: object }) => (reply.data as { entries: Record<string, number & string>[] }).entries

test('each role comes home to its own work: a producer to the road, an inspector to what looks copied, a leader to the bulletin', async ({
  page,
  api,
  person,
  scan,
  signIn,
  provoke,
}) => {
  // Late requests of a screen whose user is no longer signed in.
  provoke(/401 .*\/api\/admin\//)
  const tag = Date.now().toString(36)
  const roles = entriesOf(await api('GET', '/roles?length=100'))
  const roleOf = (code: string) => roles.find((role) => role['code'] === code)!['id']!
  const main = page.getByRole('main')
  const come = async (role_id: number, more: object = {}) => {
    await signIn(await person({ name: 'Phạm Thị Hà', role_id, ...more }))
    await page.goto('/admin/home')
  }

  await test.step('a producer with lots sees each on its road, with the next step', async () => {
    const [batch] = entriesOf(await api('GET', '/batches?status=in_production&length=1'))
    await come(roleOf('producer_admin'), { manufacture_id: batch!['manufacture_id'] })
    const road = main.getByRole('region', { name: 'Đường đi của từng lô' })
    await expect(road.getByRole('listitem').filter({ hasText: batch!['name']! }).first()).toContainText(
      /việc của bạn|chờ cán bộ/,
    )
    await expect(main).not.toContainText('Không còn việc nào')
  })

  await test.step('a new producer has the same road, empty, with one button', async () => {
    const [known] = entriesOf(await api('GET', '/manufactures?approval_status=approved&length=1'))
    const made = await api('POST', '/manufactures', {
      ...known,
      name: `HTX mới ${tag}`,
      tax_code: `09${Date.now().toString().slice(-8)}`,
      gln: null,
      packing_house_code: null,
      slug: null,
      certificates: [],
    })
    const { entry } = made.data as unknown as { entry: { id: number } }
    await api('PUT', `/manufactures/${entry.id}/change-approved`)
    await come(roleOf('producer_admin'), { manufacture_id: entry.id })
    await main.getByRole('link', { name: 'Thêm vùng sản xuất' }).click()
    await expect(page).toHaveURL(/material-areas\/create/)
  })

  await test.step('an appraiser sees the queue and begins it by one click', async () => {
    await come(roleOf('appraiser'))
    await expect(main.getByRole('region', { name: 'Việc chờ bạn' }).getByRole('link').first()).toBeVisible()
    await main.getByRole('link', { name: 'Mở Bàn việc' }).click()
    await expect(page).toHaveURL(/\/admin\/inbox/)
  })

  await test.step('an officer of a commune reads how many figures of the own commune are missing', async () => {
    const [figure] = entriesOf(await api('GET', '/product-animals?length=1'))
    const ward_id = Number(figure!['ward_id'])
    const year = new Date().getFullYear()
    const countOf = async (of: number) => {
      const { data } = await api('GET', `/product-animals?ward_id=${ward_id}&year=${of}&length=1`)
      return data.pagination.total
    }
    const [now, before] = [await countOf(year), await countOf(year - 1)]
    await come(roleOf('commune_officer'), { ward_id })
    await expect(main.getByRole('link', { name: 'Dữ liệu chăn nuôi' })).toContainText(
      `${now} dòng · năm trước ${before}`,
    )
  })

  await test.step('a role of its own comes to the home that was chosen for it', async () => {
    const permission_ids = entriesOf(await api('GET', '/permissions?length=100&subject=stamps')).map(({ id }) => id)
    const made = await api('POST', '/roles', {
      code: `tem_${tag}`,
      name: `Cán bộ tem ${tag}`,
      scope: 'province',
      home: 'stamps',
      permission_ids,
    })
    const { entry } = made.data as unknown as { entry: { id: number } }
    await api('PUT', `/roles/${entry.id}/change-approved`)
    await come(entry.id)
    await expect(main.getByRole('heading', { name: 'Đơn tem theo ngày cần' })).toBeVisible()
  })

  await test.step('an inspector opens the label that looks most copied, sees why and from which networks, and watches it', async () => {
    await come(roleOf('inspector'))
    await main.getByRole('region', { name: 'Tem cần xem xét' }).getByRole('link').nth(1).click()
    const review = page.getByRole('dialog', { name: /^Tem số / })
    await expect(review).toContainText(/Quét từ \d+ mạng khác nhau trong \d+ ngày/)
    await expect(review.getByRole('region', { name: 'Lượt quét theo thời gian' })).toContainText('A')
    await scan(await review.getByRole('code').innerText(), `máy ${tag}`, 21.27, 107.35)
    await page.reload()
    await expect(review.getByRole('region', { name: 'Nơi quét' }).getByRole('table')).toBeVisible()
    await review.getByRole('button', { name: 'Theo dõi' }).click()
    const asked = page.getByRole('dialog', { name: /^Theo dõi: / })
    await asked.getByRole('textbox').fill('Đang hỏi cơ sở')
    await asked.getByRole('button', { name: 'Theo dõi' }).click()
    await expect(review.getByRole('list', { name: 'Việc đã làm' })).toContainText('Đang hỏi cơ sở')
    await review.getByRole('button', { name: 'Đóng' }).click()
    await expect(page).toHaveURL(/\/home$/)
    await page.goto('/admin/origin/label-reviews')
    await main.getByRole('link', { name: 'Đang theo dõi' }).click()
    await expect(main.getByRole('row').filter({ hasText: 'Nghi bị sao chép' }).first()).toBeVisible()
  })

  await test.step('a leader opens the bulletin, which has written itself', async () => {
    await come(roleOf('department_leader'))
    await main.getByRole('link', { name: 'Bản tin tháng' }).click()
    await expect(main.getByRole('region', { name: 'Tóm tắt' }).getByRole('paragraph')).toHaveCount(3)
    await expect(main.getByRole('table').first()).toBeVisible()
  })
})
