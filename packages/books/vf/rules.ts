export { vfRules } from '@grognard/rules-vf'
