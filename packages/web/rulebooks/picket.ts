export { picket } from '@grognard/kernel/tests/picket'
