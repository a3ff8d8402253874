// Loaded before every command. Its syntax is so old that any Node reads it: an old Node prints what to do, instead of a
// SyntaxError.
var fs = require('fs')
var path = require('path')

/**
 * A folder made by `npm run release` contains its own Node, which any Node from 16.17 can start; elsewhere packages are
 * installed first, which needs 20.19.
 */
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
