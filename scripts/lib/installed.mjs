// Whether what is installed is what the lockfile wants, whoever installed it: npm keeps its own list
// in node_modules, and writes it last.

/** Both are lockfiles: the project's own, and the list of what npm has installed. */
export function isInstalledAs(wanted, installed, { platform, arch } = process) {
  return Object.entries(wanted.packages).every(([path, one]) => {
    if (path === '') return true
    const there = installed.packages[path]
    // Optional packages are binaries for one system each; a folder shared between systems has
    // another one's.
    if (there === undefined) return one.optional === true
    return (
      there.version === one.version &&
      there.integrity === one.integrity &&
      (one.os?.includes(platform) ?? true) &&
      (one.cpu?.includes(arch) ?? true)
    )
  })
}
