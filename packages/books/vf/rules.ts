export { vf2 } from '@grognard/rules-vf'
