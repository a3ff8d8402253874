/** Fetches a file by a link that is good for a few minutes, without leaving the screen. */
export function download(url: string): void {
  const link = document.createElement('a')
  link.href = url
  link.download = ''
  link.click()
}
