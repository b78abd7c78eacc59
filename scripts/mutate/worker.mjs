// A process that keeps Vitest running with the switched sources in place of the real ones, and
// runs the test files it is told to. Every run has a fresh thread, which its files share: to load
// the same modules anew for each file costs far more than most tests do.
import { statSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { loadConfigFromFile } from 'vite'
import { createVitest } from 'vitest/node'
import { root } from '../lib/bundle.mjs'
import { processorSeconds, watchOver } from './patience.mjs'

const HANGS = 10 * 60_000
const NONE = -1

const setup = fileURLToPath(new URL('./setup.mjs', import.meta.url))

process.on('message', (message) => void answer(message))
process.on('disconnect', () => process.exit())
// Whoever interrupts from the keyboard interrupts this process, too; its parent will end it.
process.on('SIGINT', () => {})

const jobs = { start, list, watch, sweep, attempt }
let vitest

async function answer({ job, seconds, ...details }) {
  // Where changes are tried in company, each that is begun stands in the journal.
  const journal = details.sweeping?.journal
  const sign = () => (journal ? statSync(journal).size : 0)
  const done = watchOver(seconds, sign, () => process.send({ lost: 'timeout' }))
  try {
    process.send({ result: await jobs[job](details) })
  } catch (error) {
    process.send({ error: error.message })
  } finally {
    done()
  }
}

/** `sources` maps whole paths to code. */
async function start({ sources }) {
  // The fuzz tests then play their fewest battles, which are always the same ones.
  process.env.GROGNARD_FUZZ = 'glance'
  const file = join(root, 'vitest.config.ts')
  const { config } = await loadConfigFromFile({ command: 'serve', mode: 'test' }, file)
  const switched = {
    name: 'switched-sources',
    enforce: 'pre',
    load: (id) => sources[id.split('?')[0]],
  }
  const projects = config.test.projects.map((project) => ({
    ...project,
    root,
    plugins: [...(project.plugins ?? []), switched],
    test: {
      ...project.test,
      setupFiles: [...(project.test.setupFiles ?? []), setup],
      pool: 'threads',
      maxWorkers: 1,
      isolate: false,
      // Time is kept by whoever gave the job: a machine under load is no reason to fail.
      testTimeout: HANGS,
      hookTimeout: HANGS,
    },
  }))
  vitest = await createVitest(
    'test',
    {
      config: false,
      root,
      watch: false,
      update: false,
      isolate: false,
      tagsFilter: ['not long'],
      sequence: { sequencer: AsTold },
      reporters: [{}],
    },
    { ...config, root, test: { ...config.test, projects } },
  )
}

/** Vitest would begin with the longest file; here the quickest to notice comes first. */
class AsTold {
  shard = (files) => files
  sort = (files) => files
}

async function list() {
  const specifications = await vitest.globTestSpecifications()
  return specifications.map(({ moduleId, project }) => ({ file: moduleId, project: project.name }))
}

/** Runs a file with nothing broken: which tests reach which change, and how long it takes. */
async function watch({ file, project }) {
  vitest.config.bail = 0
  const { modules, failures, seconds } = await run([{ file, project }], { id: null, limit: 0 })
  const { shared = [], times = [] } = modules[0]?.meta() ?? {}
  const tests = [...(modules[0]?.children.allTests() ?? [])].map((test) => ({
    id: test.id,
    passed: test.result().state === 'passed',
    ms: test.diagnostic()?.duration ?? 0,
    reached: test.meta().reached ?? [],
  }))
  const { duration = 0, collectDuration = 0 } = modules[0]?.diagnostic() ?? {}
  return { failures, seconds, ms: duration + collectDuration, shared, times, tests }
}

/** One run in which every file's tests are followed by changes that they come to (sweep.mjs). */
async function sweep({ files, sweeping }) {
  vitest.config.bail = 0
  if (files.length > 0) await run(files, { id: NONE, limit: 0, sweeping })
  return null
}

/** Makes one run after another with one change on until a test notices; says which, and where. */
async function attempt({ id, runs }) {
  vitest.config.bail = 1
  for (const { files, limit } of runs) {
    const { modules, failures } = await run(files, { id, limit })
    const failing = modules.find((module) => module?.state() === 'failed')
    if (failures.some(isByTheClock)) return { unsure: true }
    if (failures.length > 0) return { noticedBy: failures[0], file: failing?.moduleId ?? null }
  }
  return { noticedBy: null, file: null }
}

/** A test's own limit is of the clock's time, and says nothing on a machine that is busy. */
const isByTheClock = (failure) => /\b(?:Test|Hook) timed out in \d+ms/.test(failure)

/** A file without a list of tests is run whole. */
async function run(files, mutation) {
  const begun = processorSeconds()
  for (const project of vitest.projects) project.provide('mutation', mutation)
  const specifications = files.map(({ file, project, tests }) =>
    vitest.projects
      .find(({ name }) => name === project)
      .createSpecification(file, tests ? { testIds: tests } : undefined),
  )
  const { testModules, unhandledErrors } = await vitest.runTestSpecifications(specifications)
  const modules = specifications.map(({ moduleId, project }) =>
    testModules.find((m) => m.moduleId === moduleId && m.project === project),
  )
  const failures = [
    ...modules.flatMap(failuresOf),
    ...unhandledErrors.map((error) => error?.message ?? String(error)),
  ]
  return { modules, failures, seconds: processorSeconds() - begun }
}

function failuresOf(module) {
  if (!module) return ['A test file did not run.']
  if (['passed', 'skipped'].includes(module.state())) return []
  const failed = [...module.children.allTests('failed')].map(
    (test) => `${test.fullName}: ${test.result().errors?.[0]?.message}`,
  )
  const suites = [module, ...module.children.allSuites()]
  const errors = suites.flatMap((suite) => suite.errors()).map((error) => error.message)
  return [...failed, ...errors, ...(failed.length + errors.length ? [] : ['It does not end.'])]
}
