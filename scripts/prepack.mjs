// A package's folder is made for work on it: what others install is made from it by scripts/pack.mjs.
console.error("Packages are packed together, by 'npm run pack' in the project's folder.")
process.exitCode = 1
