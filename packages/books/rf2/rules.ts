export { rf2 } from '@grognard/rules-rf2'
