import { books } from '@grognard/books'
import { render } from 'preact'
import { NewBattle } from '../pages/new-battle.tsx'
import { outpostBook } from './outpost.ts'

// The page of new battles with one book more, for a test that looks at it in a browser.
render(<NewBattle list={[...books, outpostBook]} />, document.body)
