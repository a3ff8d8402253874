import { gtinProblem, shortGtin } from './gs1/gtin.ts'
import { hasCheckDigit } from './gs1/gs1.ts'
import { slugify } from './text/slug.ts'
import { isOwnPath, isWebAddress } from './text/web-address.ts'
import { emailFormat, problemIn } from './format.ts'
import type { Format } from './format.ts'

const withoutSpaces = (typed: string): string => typed.replace(/\s/g, '')

/**
 * A telephone number as it is dialled in Vietnam: without +84, and with the leading 0 that Excel removes from a number.
 */
const localNumber = (typed: string): string =>
  typed
    .replace(/[\s.()–-]/g, '')
    .replace(/^(?:\+|00)840?([1-9]\d{8,9})$/, '0$1')
    .replace(/^84([1-9]\d{8,9})$/, '0$1')
    .replace(/^[1-9]\d{8,9}$/, '0$&')

const businessCode = /^\d{10}(?:-\d{3})?$/
const citizenNumber = /^\d{12}$/

/**
 * Address of one video, not of a channel or playlist, with an id of 11 characters: the page of the video, a short
 * address, or a player.
 */
const YOUTUBE =
  /^https?:\/\/(?:youtu\.be\/|(?:(?:www|m|music)\.)?youtube(?:-nocookie)?\.com\/(?:(?:shorts|embed|live|v)\/|watch\?(?:[^#&]*&){0,20}v=))[\w-]{11}(?:[?&/#]|$)/i

const table = {
  /** 0 and 9 or 10 digits (mission §5). */
  phone: {
    example: '0203382511',
    normalise: localNumber,
    pattern: /^0\d{9,10}$/,
    refusal: (label) => `${label} phải gồm số 0 và 9 hoặc 10 chữ số tiếp theo`,
  },
  email: emailFormat,
  url: {
    example: 'https://vi-du.vn',
    check: isWebAddress,
    refusal: (label) => `${label} phải là địa chỉ web, ví dụ https://vi-du.vn`,
  },
  /** An https address, which nobody can alter in transit. */
  secureUrl: {
    example: 'https://vi-du.vn',
    check: (text) => /^https:/i.test(text) && isWebAddress(text),
    refusal: (label) => `${label} phải bắt đầu bằng https://, ví dụ https://vi-du.vn`,
  },
  /** The address of a video on YouTube. */
  youtube: {
    example: 'https://www.youtube.com/watch?v=dQw4w9WgXcQ',
    check: (text) => isWebAddress(text) && YOUTUBE.test(text),
    refusal: (label) => `${label} phải là địa chỉ một video của YouTube, ví dụ https://www.youtube.com/watch?v=…`,
  },
  /** A web address, an e-mail address, a telephone number, or a page of our own. */
  link: {
    example: '/lien-he',
    check: (text) => isOwnPath(text) || isWebAddress(text) || /^(mailto:[^\s@]+@[^\s@]+|tel:[+\d.-]+)$/.test(text),
    help: 'Địa chỉ web đầy đủ, hoặc đường dẫn trong trang, ví dụ /lien-he',
    refusal: (label) => `${label} phải là địa chỉ web đầy đủ, hoặc đường dẫn trong trang, ví dụ /lien-he`,
  },
  bannerLink: {
    example: '/san-pham',
    check: (text) => isOwnPath(text) || isWebAddress(text),
    help: 'Địa chỉ web, hoặc đường dẫn trong trang, ví dụ /san-pham',
    refusal: (label) => `${label} phải là địa chỉ web, hoặc đường dẫn trong trang, ví dụ /san-pham`,
  },
  host: {
    example: 'truyxuat.vi-du.vn',
    pattern: /^(https?:\/\/)?[A-Za-z0-9]+(-+[A-Za-z0-9]+)*(\.[A-Za-z0-9]+(-+[A-Za-z0-9]+)*)*(:\d{1,5})?\/?$/,
    help: 'Tên miền, ví dụ truyxuat.vi-du.vn – thêm http:// ở trước nếu máy chủ chưa có TLS',
  },
  slug: { example: 'tra-hoa-vang-ba-che', normalise: slugify, pattern: /^[\w-]+$/ },
  listScreen: {
    example: 'products',
    pattern: /^[a-z0-9_/-]+$/,
    help: 'Địa chỉ của danh sách: products',
  },
  username: {
    example: 'nguyen_lan',
    pattern: /^[a-z0-9._-]+$/,
    help: 'Chữ thường không dấu, chữ số, dấu chấm, gạch dưới, gạch ngang',
  },
  roleCode: { example: 'kiem_dinh', pattern: /^[a-z0-9_]+$/, help: 'Chữ thường không dấu, chữ số, gạch dưới' },
  identity: {
    example: '022090001234',
    normalise: withoutSpaces,
    pattern: citizenNumber,
    refusal: (label) => `${label} phải gồm 12 chữ số`,
  },
  /** Tax code of a business or of its branch. */
  businessCode: { example: '5701234567', pattern: businessCode },
  /** Tax code; households may give their citizen's number. */
  taxCode: {
    example: '5701234567',
    pattern: new RegExp(`${businessCode.source}|${citizenNumber.source}`),
    help: '10 chữ số, thêm -xxx nếu là chi nhánh; hộ gia đình, cá nhân dùng số định danh 12 chữ số',
  },
  /** Vehicle plate. Loose on purpose: two digits of the province, a series, four or five digits. */
  plate: {
    example: '14C-12345',
    normalise: (typed) => typed.toUpperCase().replace(/[\s.]/g, ''),
    pattern: /^\d{2}[A-Z]{1,2}\d?-?\d{4,5}$/,
    help: 'Ví dụ 14C-123.45',
  },
  /**
   * A growing-area code (PUC). Loose on purpose: the structure of Decision 3156/QĐ-BNN-TT contains districts, which
   * were abolished on 1 July 2025, and importing countries have patterns of their own.
   */
  puc: { example: 'VN-22-07090-004-26', pattern: /^VN[A-Z0-9.-]{4,40}$/, help: 'Ví dụ VN-22-07090-004-26' },
  /** A product number (GTIN), stored in its shortest form: all spellings of a number are one number. */
  gtin: {
    example: '8930000000019',
    normalise: (typed) => shortGtin(withoutSpaces(typed)),
    pattern: /^(?:\d{8}|\d{12,14})$/,
    check: (text) => gtinProblem(text, '') === null,
    help: '8, 12, 13 hoặc 14 chữ số',
    refusal: (label, text) => gtinProblem(text, label)!,
  },
  /** A location number (GLN). */
  gln: {
    example: '8930000000019',
    normalise: withoutSpaces,
    pattern: /^\d{13}$/,
    check: hasCheckDigit,
    help: 'Mã địa điểm GS1, 13 chữ số',
  },
  /** GS1 company prefix; those of Vietnam begin with 893. */
  companyPrefix: { example: '8930001', pattern: /^\d{7,10}$/, help: 'Từ 7 đến 10 chữ số' },
  /** Batch code, which GS1 codes carry as the lot. */
  lot: {
    example: 'LO-2026-01',
    pattern: /^[A-Z0-9-]+$/,
    help: 'Chữ in hoa không dấu, chữ số, gạch ngang; để trống thì được đặt sẵn',
  },
} satisfies Record<string, Format>

export type FormatName = keyof typeof table

/** All text formats by name: `text('Biển số', { format: 'plate' })`. */
export const formats: Readonly<Record<FormatName, Format>> = table

/** The error message for a text in its stored form, or null. */
export const formatProblem = (name: FormatName, text: string, label: string): string | null =>
  problemIn(formats[name], text, label)

/** Whether a text matches a format. */
export const hasFormat = (name: FormatName, text: string): boolean => formatProblem(name, text, '') === null
