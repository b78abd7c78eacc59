export { picket } from '@grognard/kernel/picket'
