// The same by the 2nd edition and by the 3rd.

import { vf3 } from '../../index.ts'
import { besideSecond } from '../edition.ts'

export const both = besideSecond(vf3)
