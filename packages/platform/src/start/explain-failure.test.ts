import assert from 'node:assert/strict'
import { test } from 'node:test'
import { StartRefusal } from '@trace/embedded-postgres/start-refusal.ts'
import { explainFailure } from './explain-failure.ts'

const failure = (message: string, more: object) => Object.assign(new Error(message), more)

const cases: readonly (readonly [what: string, error: unknown, told: RegExp])[] = [
  ['a refusal', new StartRefusal('Không dùng được thư mục /srv'), /^Không dùng được thư mục \/srv$/],
  [
    'a refusal with what the machine said',
    new StartRefusal('Không dùng được thư mục /srv', { cause: new Error('EACCES: permission denied') }),
    /^Không dùng được thư mục \/srv \(EACCES: permission denied\)$/,
  ],
  [
    'a folder of another user',
    failure("EACCES: permission denied, open '/var/x'", { code: 'EACCES', path: '/var/x' }),
    /^Không được phép dùng \/var\/x \(EACCES\)\. Hãy chạy bằng root/,
  ],
  [
    'a program that is not there',
    failure('spawn npm ENOENT', { code: 'ENOENT', syscall: 'spawn npm', path: 'npm' }),
    /^Máy này thiếu lệnh «npm»/,
  ],
  ['a full disk', failure('ENOSPC: no space left', { code: 'ENOSPC' }), /^Hết chỗ trên ổ đĩa/],
  [
    'a database that is away',
    failure('write CONNECTION_CLOSED', { code: 'CONNECTION_CLOSED' }),
    /^Cơ sở dữ liệu không trả lời \(CONNECTION_CLOSED\)/,
  ],
  [
    'a step of the upgrade that failed',
    new Error('Không nâng cấp được cơ sở dữ liệu: 0045.sql', { cause: new Error('relation exists') }),
    /^Không nâng cấp được cơ sở dữ liệu: 0045\.sql \(relation exists\)$/,
  ],
  [
    'a defect, whole',
    new TypeError("Cannot read properties of undefined (reading 'id')"),
    /^Lỗi chưa lường trước, hãy gửi cả đoạn này cho người phát triển:\nTypeError: Cannot read[^]* at /,
  ],
]

for (const [what, error, told] of cases)
  test(`whoever gives a command is told of ${what} in a sentence`, () => assert.match(explainFailure(error), told))
