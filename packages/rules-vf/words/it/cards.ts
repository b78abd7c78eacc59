import { cardTitles } from './titles.ts'

export const card = (title: string): string => cardTitles[title] ?? title
