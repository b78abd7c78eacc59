export { vf1, vf2, vf3, vfAcross, vfOffers } from '@grognard/rules-vf'
