// own process: needs a DOM that no other test file has touched
import assert from 'node:assert/strict'
import { afterEach, test } from 'node:test'
import { productUnits } from '@trace/domain/areas/catalogue/product-units.ts'
import { websites } from '@trace/domain/areas/portal/websites.ts'
import { distributors } from '@trace/domain/areas/tracing/distributors.ts'
import type { Resource } from '@trace/define/resource.ts'
import { close, openScreen, screen, waitFor } from './open-screen.ts'
import type { Answers } from './open-screen.ts'
import { pageOf, sampleRow } from './sample-rows.ts'

afterEach(close)

interface Form {
  resource: Resource
  /** A text field that is changed both here and elsewhere. */
  field: string
  /** A text field that is changed only elsewhere. */
  other: string
}

const forms: Form[] = [
  { resource: productUnits, field: 'name', other: 'code' },
  { resource: websites, field: 'name', other: 'description' },
  { resource: distributors, field: 'name', other: 'opening_hours' },
]

const input = (label: string) => screen.getByRole<HTMLInputElement>('textbox', { name: new RegExp(`^${label}`) })
const save = () => screen.getByRole('button', { name: 'Lưu' })

for (const { resource, field, other } of forms) {
  const { name, fields } = resource
  const [label, otherLabel] = [fields[field]!.label, fields[other]!.label]
  const list = `/admin/${resource.screen}`
  const row = { ...sampleRow(resource), [field]: 'Trước', [other]: 'cũ' }
  const known: Answers = { [`GET /${name}`]: pageOf([row], 1), [`GET /${name}/:id`]: { entry: row } }

  test(`${name}: what somebody else changed meanwhile stands beside one's own, and what is chosen of both is saved`, async () => {
    const theirs = { ...row, [field]: 'Của họ', [other]: 'mới', version: 2 }
    const sent: Record<string, unknown>[] = []
    const { user, address } = await openScreen(`${list}/1/edit`, {
      ...known,
      [`PUT /${name}/:id`]: ({ body, isCheck }) => {
        if (isCheck) return { data: { problems: {} } }
        sent.push(body as Record<string, unknown>)
        return sent.length === 1
          ? { code: 409, message: 'Dữ liệu vừa được người khác sửa', data: { entry: theirs } }
          : { data: { entry: theirs } }
      },
    })
    await user.clear(input(label))
    await user.type(input(label), 'Của tôi')
    await user.click(save())

    const choice = (of: string, whose: string) =>
      screen.getByRole<HTMLInputElement>('radio', { name: `${of}: ${whose}` })
    await waitFor(() => assert.ok(choice(label, 'Bản của bạn').checked))
    assert.ok(choice(otherLabel, 'Bản mới nhất').checked)
    await user.click(screen.getByRole('button', { name: 'Lấy tất cả bản mới nhất' }))
    assert.ok(choice(label, 'Bản mới nhất').checked)
    await user.click(choice(label, 'Bản của bạn'))
    await user.click(screen.getByRole('button', { name: 'Lưu lựa chọn' }))
    await waitFor(() => assert.equal(address(), list))
    assert.deepEqual(
      sent.map((body) => [body[field], body[other], body['version']]),
      [
        ['Của tôi', 'cũ', 1],
        ['Của tôi', 'mới', 2],
      ],
    )
  })

  test(`${name}: Ctrl+S saves, and what is wrong first has the focus`, async () => {
    const answers = { ...known, [`PUT /${name}/:id`]: { entry: row } }
    const { user, address } = await openScreen(`${list}/1/edit`, answers)
    await user.clear(input(label))
    await user.click(input(otherLabel))
    await user.keyboard('{Control>}s{/Control}')
    assert.ok(await screen.findByText(`${label} bắt buộc`))
    await waitFor(() => assert.ok(document.activeElement === input(label)))
    await user.type(input(label), 'Đã sửa')
    await user.keyboard('{Control>}s{/Control}')
    await waitFor(() => assert.equal(address(), list))
  })
}
