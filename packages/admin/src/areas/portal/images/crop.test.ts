import assert from 'node:assert/strict'
import { test } from 'node:test'
import { cropBox, moveCrop, outputSize, WHOLE, zoomCrop } from './crop.ts'

const frame = { width: 1920, height: 600 }
const wide = { width: 4000, height: 1000 }
const tall = { width: 960, height: 2000 }

test('a picture fills the frame, and its middle is taken', () => {
  assert.deepEqual(cropBox(wide, frame, WHOLE), { width: 3200, height: 1000, left: 400, top: 0 })
  assert.deepEqual(cropBox(tall, frame, WHOLE), { width: 960, height: 300, left: 0, top: 850 })
})

test('nearer means a smaller part, and never farther than the whole', () => {
  assert.deepEqual(cropBox(wide, frame, zoomCrop(WHOLE, 2)), { width: 1600, height: 500, left: 1200, top: 250 })
  assert.equal(zoomCrop(WHOLE, 0.2).zoom, 1)
  assert.equal(zoomCrop(WHOLE, 99).zoom, 5)
})

test('the picture follows the hand, and stops at its edges', () => {
  const moved = moveCrop(wide, frame, WHOLE, 0.1, 0)
  assert.equal(cropBox(wide, frame, moved).left, 80)
  const atEdge = moveCrop(wide, frame, moveCrop(wide, frame, WHOLE, 5, 5), 5, 0)
  assert.equal(cropBox(wide, frame, atEdge).left, 0)
  assert.equal(cropBox(wide, frame, moveCrop(wide, frame, atEdge, -0.1, 0)).left, 320)
})

test('what comes out has the size of the frame, or that of a small picture', () => {
  assert.deepEqual(outputSize(cropBox(wide, frame, WHOLE), frame), frame)
  assert.deepEqual(outputSize(cropBox(tall, frame, WHOLE), frame), { width: 960, height: 300 })
})
