export { vf1, vf2 } from '@grognard/rules-vf'
