export { tellRecord, type Chapter, type Considered, type Deed, type Told } from './chapters.ts'
export { mapOf } from './maps/index.ts'
export { markdownOf, type Heading, type ReportFile } from './markdown.ts'
export { rollOf } from './roll.ts'
