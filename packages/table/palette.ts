import type { Theme } from './scene.ts'

/** The inks of one theme. */
export type Palette = {
  /** Around the sheet. */
  readonly mat: string
  readonly paper: string
  readonly field: string
  readonly reserve: string
  readonly ink: string
  /** Fine rules and small marks. */
  readonly fine: string
  /** Names on the map: as dark as fine print needs. */
  readonly lettering: string
  /** Behind lettering and blocks, so that they stand off the ground. */
  readonly halo: string
  readonly wood: string
  readonly crown: string
  readonly woodInk: string
  readonly hill: string
  readonly hachure: string
  readonly roof: string
  readonly roofShade: string
  readonly yard: string
  readonly stone: string
  readonly stoneShade: string
  /** Edges of rocks and roofs. */
  readonly stoneInk: string
  readonly water: string
  readonly waterInk: string
  readonly bog: string
  readonly tuft: string
  readonly road: string
  readonly hedge: string
  /** What can be picked now. Neither side's colour. */
  readonly accent: string
  /** Around what the keyboard is on. */
  readonly focus: string
  readonly chip: string
  readonly chipInk: string
  readonly blockInk: string
  readonly smoke: string
  /** The flags of the two sides. */
  readonly redFlag: string
  readonly blueFlag: string
  /** Outlines are so many times as strong. */
  readonly weight: number
}

const LIGHT: Palette = {
  mat: '#ddd4be',
  paper: '#ece5d3',
  field: '#f1ebdb',
  reserve: '#e0d7c0',
  ink: '#2b2720',
  fine: '#6e6553',
  lettering: '#4a4335',
  halo: '#f4efe2',
  wood: '#c3d0aa',
  crown: '#93ab78',
  woodInk: '#55683f',
  hill: '#c9a877',
  hachure: '#74532c',
  roof: '#bd8473',
  roofShade: '#96604f',
  yard: '#e3d3bb',
  stone: '#c3bcae',
  stoneShade: '#8d8577',
  stoneInk: '#2b2720',
  water: '#bcd3da',
  waterInk: '#41606c',
  bog: '#cfdcd0',
  tuft: '#53705c',
  road: '#f7f1e0',
  hedge: '#5c7546',
  accent: '#8a5a0c',
  focus: '#2b2720',
  chip: '#fbf8f0',
  chipInk: '#2b2720',
  blockInk: '#1d1a15',
  smoke: '#fdfcf8',
  redFlag: '#b03a30',
  blueFlag: '#3f63a0',
  weight: 1,
}

const DARK: Palette = {
  mat: '#191a16',
  paper: '#23241f',
  field: '#2b2c26',
  reserve: '#1f201c',
  ink: '#e9e2cf',
  fine: '#ada48d',
  lettering: '#c9c0a8',
  halo: '#1c1d19',
  wood: '#2f3a28',
  crown: '#46573a',
  woodInk: '#87a072',
  hill: '#5d4a30',
  hachure: '#b08d5c',
  roof: '#8a5a4c',
  roofShade: '#6a4338',
  yard: '#34302a',
  stone: '#5d5a52',
  stoneShade: '#3d3b36',
  stoneInk: '#a39b86',
  water: '#2f4751',
  waterInk: '#7fa3b1',
  bog: '#2c3a35',
  tuft: '#83a08c',
  road: '#3d3b30',
  hedge: '#7c9862',
  accent: '#e0ac52',
  focus: '#e9e2cf',
  chip: '#33342d',
  chipInk: '#f2ebd8',
  blockInk: '#0c0c0a',
  smoke: '#d8d4c8',
  redFlag: '#c0473b',
  blueFlag: '#5079bd',
  weight: 1,
}

const CONTRAST: Palette = {
  mat: '#ffffff',
  paper: '#ffffff',
  field: '#ffffff',
  reserve: '#eeeeee',
  ink: '#000000',
  fine: '#333333',
  lettering: '#000000',
  halo: '#ffffff',
  wood: '#c4e8b0',
  crown: '#7fc05e',
  woodInk: '#0d4a00',
  hill: '#f0d9a8',
  hachure: '#5a3200',
  roof: '#d98a74',
  roofShade: '#9c4630',
  yard: '#f4e8d8',
  stone: '#cccccc',
  stoneShade: '#777777',
  stoneInk: '#000000',
  water: '#b5e3ff',
  waterInk: '#003f66',
  bog: '#d3f0e4',
  tuft: '#00513a',
  road: '#ffffff',
  hedge: '#1d5c00',
  accent: '#7a008f',
  focus: '#0000ff',
  chip: '#ffffff',
  chipInk: '#000000',
  blockInk: '#000000',
  smoke: '#ffffff',
  redFlag: '#b00020',
  blueFlag: '#0033a0',
  weight: 1.5,
}

export const PALETTES: { readonly [theme in Theme]: Palette } = {
  light: LIGHT,
  dark: DARK,
  contrast: CONTRAST,
}

export const BOOK_FACE = 'Gelasio'
export const SERIF =
  'Gelasio, "Iowan Old Style", "Palatino Linotype", Palatino, "Book Antiqua", "URW Palladio L", Georgia, serif'
export const SANS = 'system-ui, "Segoe UI", "Helvetica Neue", "Noto Sans", Arial, sans-serif'
