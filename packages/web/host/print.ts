/** Which rules these are: made from their sources when the page is built. */
declare const RULES_PRINT: string | undefined

/** Empty where nothing was built, as in development: then no snapshot fits. */
export const print = typeof RULES_PRINT === 'undefined' ? '' : RULES_PRINT
