export { vf1, vf2, vf3 } from '@grognard/rules-vf'
