export { parseArmy, textOfArmy, type ArmyFile } from './army.ts'
export { parsePosition, type PositionFile } from './position.ts'
export { published, publishedSchemas } from './published.ts'
export { outcomeSchema } from './outcome.ts'
export { parseRecord, type RecordFile } from './record.ts'
export { readRow, readSnapshot, type Snapshot } from './rows.ts'
export { parseRecordOrSaved, parseSaved, type SavedFile } from './saved.ts'
export {
  parseScript,
  parseScriptOrPosition,
  type OddsQuestion,
  type ScriptedAnswer,
  type ScriptFile,
} from './script.ts'
export { textOfRecord, textOfSaved } from './text.ts'
