import { kindOf, type Ask, type Course } from '@grognard/kernel'

/** The questions that wait for an answer. */
export const openAsks = ({ asks, given }: Course): readonly Ask[] =>
  asks.filter((_, i) => !given[i])

/** "'order' of red and 'order' of blue" */
export const openInWords = (course: Course): string =>
  openAsks(course)
    .map(({ name, seats }) => `'${name}' of ${seats.join(' or ')}`)
    .join(' and ')

/** Each open question with the form of its answer. */
export const openLines = (course: Course): readonly string[] =>
  openAsks(course).map(({ name, seats }) => {
    const { expects } = kindOf(course, name)
    return `Asked next: '${name}' of ${seats.join(' or ')}, answered by ${expects}.`
  })
