/** Gives JSON functions of this file, by whose name a profile tells the time that they take: `node --import` of it. */
const { parse, stringify } = JSON
JSON.parse = function parseJson(...given: Parameters<typeof parse>) {
  return parse(...given)
}
Object.assign(JSON, {
  stringify: function stringifyJson(...given: Parameters<typeof stringify>) {
    return stringify(...given)
  },
})
