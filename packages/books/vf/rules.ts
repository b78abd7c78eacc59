export { vfAcross, vfOffers, vfRules } from '@grognard/rules-vf'
