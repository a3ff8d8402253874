import assert from 'node:assert/strict'
import { test } from 'node:test'
import { fold } from './fold.ts'

const texts: [text: string, folded: string][] = [
  ['Cà phê', 'ca phe'],
  ['Xã Liên Hoà', 'xa lien hoa'],
  ['Xã Liên Hòa', 'xa lien hoa'],
  ['ĐẶC KHU VÂN ĐỒN', 'dac khu van don'],
  ['Đường Hoa'.normalize('NFD'), 'duong hoa'],
  ['  Gà\t đồi \n Tiên  Yên ', 'ga doi tien yen'],
  ['aáàảãạ ăắằẳẵặ âấầẩẫậ eéèẻẽẹ êếềểễệ iíìỉĩị', 'aaaaaa aaaaaa aaaaaa eeeeee eeeeee iiiiii'],
  ['OÓÒỎÕỌ ÔỐỒỔỖỘ ƠỚỜỞỠỢ UÚÙỦŨỤ ƯỨỪỬỮỰ YÝỲỶỸỴ', 'oooooo oooooo oooooo uuuuuu uuuuuu yyyyyy'],
  ['SP-000123 (50%)', 'sp-000123 (50%)'],
  ['Cam – “Vân Đồn” ½, ’Lò’…', 'cam - "van don" 1/2, \'lo\'...'],
  ['Số № 5 · 20×30 ﬁ ＡＢ', 'so no 5 · 20x30 fi ab'],
  ['Gạo\u00a0nếp\u200b\ufeff', 'gao nep'],
  ['Straße Łódź Æ ΣΑΣ', 'strasse lodz ae σασ'],
  ['', ''],
]

for (const [text, folded] of texts) {
  test(`'${text}' is compared as '${folded}'`, () => {
    assert.equal(fold(text), folded)
  })
}
