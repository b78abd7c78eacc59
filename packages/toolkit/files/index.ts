export { parseArmy, textOfArmy, type ArmyFile } from './army.ts'
export { parsePosition, type PositionFile } from './position.ts'
export { published, publishedSchemas } from './published.ts'
export { outcomeSchema, parseRecord, textOfRecord, type RecordFile } from './record.ts'
export { parseRecordOrSaved, parseSaved, textOfSaved, type SavedFile } from './saved.ts'
export {
  parseScript,
  parseScriptOrPosition,
  type OddsQuestion,
  type ScriptedAnswer,
  type ScriptFile,
} from './script.ts'
