export { afv } from '@grognard/rules-afv'
