import { hashOf, routeOf, type Route } from '@grognard/adapters/parts'
import { describe, expect, it } from 'vitest'

describe('addresses of pages', () => {
  it.each<Route>([
    { page: 'compare', battle: null, at: null },
    { page: 'compare', battle: 'a/b c', at: null },
    { page: 'compare', battle: 'x1', at: 0 },
    { page: 'compare', battle: 'x1', at: 120 },
    { page: 'study' },
    { page: 'despatch', id: 'a/b c' },
    { page: 'new' },
    { page: 'new', army: 'a/1' },
    { page: 'briefing', rulebook: 'afv', scenario: 'first battle' },
    { page: 'armies', army: null },
    { page: 'armies', army: 'x 1' },
  ])('lead back to the page: %j', (route) => {
    expect(routeOf(hashOf(route))).toEqual(route)
  })

  it('that name no moment name none', () => {
    for (const hash of ['#/compare/x1/', '#/compare/x1/soon', '#/compare/x1/-3'])
      expect(routeOf(hash)).toEqual({ page: 'compare', battle: 'x1', at: null })
  })
})
