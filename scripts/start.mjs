// The door of `npm start`. It must be readable by any Node.js that knows modules, so that an old one gets a sentence instead of a stack
// trace: nothing is imported before the version is known to be good.
var major = Number(process.versions.node.split('.')[0])

if (major < 20) {
  process.stderr.write('Mixed Zone needs Node.js 20 or later; this is ' + process.version + '.\n')
  process.exitCode = 1
} else {
  import('./start-product.mjs').then(function (product) {
    return product.startProduct()
  })
}
