const shortest = 8
const longest = 128

/** Why a password is refused, or null. `common` holds those that everybody tries first, in small letters. */
export function passwordProblem(password: string, common: ReadonlySet<string>): string | null {
  const length = [...password].length
  if (length < shortest) return `Mật khẩu tối thiểu ${shortest} ký tự`
  if (length > longest) return `Mật khẩu tối đa ${longest} ký tự`
  return common.has(password.toLowerCase()) ? 'Mật khẩu này quá phổ biến, hãy chọn mật khẩu khác' : null
}
