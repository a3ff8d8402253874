// Loaded before every command, and written so that any Node reads it: an old one says what to do, in place of a SyntaxError.
var fs = require('fs')
var path = require('path')

/** A version that was laid ready built brings its own Node, which any younger than this starts; packages are installed by a newer one. */
var isRelease = fs.existsSync(path.join(__dirname, '..', 'release.json'))
var least = isRelease ? [16, 17] : [20, 19]
var found = process.versions.node.split('.').map(Number)

if (found[0] < least[0] || (found[0] === least[0] && found[1] < least[1])) {
  console.error(
    'Cần Node ' +
      least.join('.') +
      ' trở lên, máy này có Node ' +
      process.versions.node +
      '. Cách cài trên Debian và Ubuntu: xem mục «Start it» trong README.md. Chưa có gì được cài hay thay đổi',
  )
  process.exit(78)
}
