import assert from 'node:assert/strict'
import { test } from 'node:test'
import { isWebAddress } from './web-address.ts'

const addresses: [text: string, is: boolean][] = [
  ['https://vi-du.vn', true],
  ['http://vi-du.vn:8080/gạo?a=b#c', true],
  ['HTTPS://Vi-Du.VN/', true],
  ['https://đặc-sản.vn', true],
  ['https://vi-du.vn/@quangninh?mail=a@b.vn', true],
  ['https://пример.рф', true],
  ['https://ngân-hàng.vn@ke-xau.vn/', false],
  ['https://\u0430gribank.com.vn', false],
  ['https://vi-du.vn/\u202egpj.exe', false],
  ['https://vi\u200b-du.vn', false],
  ['https://a:b@vi-du.vn/', false],
  ['https://@vi-du.vn/', false],
  ['https://vi-du.vn\\@ke-xau.vn', false],
  ['https://vi du.vn', false],
  ['https://vi-du.vn/\u0000', false],
  ['https:/vi-du.vn', false],
  ['https:vi-du.vn', false],
  ['//vi-du.vn', false],
  ['vi-du.vn', false],
  ['https://localhost', false],
  ['https://.vn', false],
  ['https://[vi-du.vn', false],
  ['https://vi-du.vn:99999', false],
  ['ftp://vi-du.vn', false],
  ['javascript:alert(1)//https://vi-du.vn', false],
  ['data:text/html,<script>', false],
  ['', false],
]

for (const [text, is] of addresses) {
  test(`'${text}' is ${is ? 'an' : 'no'} address of the web`, () => {
    assert.equal(isWebAddress(text), is)
  })
}
