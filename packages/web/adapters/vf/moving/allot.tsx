import { seatsOf } from '@grognard/kernel'
import type { Vf } from '@grognard/rules-vf/functions'
import { useState } from 'preact/hooks'
import { whoIs } from '../../parts/names.ts'
import type { ControlProps } from '../../adapter.ts'
import { Refused } from '../../inches/refused.tsx'
import { useSetting } from '../setting.ts'
import { Ok } from '../../parts/ok.tsx'

/** Which of a side's players commands each brigade. (A4.0) */
export function Allot(props: ControlProps<Vf>) {
  const { seen, table, judge, give } = props
  const { setting, wording, side } = useSetting(props)
  const own = seatsOf(seen, side)
  const brigades = seen.brigades.filter((brigade) => brigade.side === side)
  const [seats, setSeats] = useState<readonly string[]>(() =>
    brigades.map((_, i) => own[i % own.length] as string),
  )
  const refusal = judge(seats)
  return (
    <div class="control">
      {brigades.map((brigade, i) => (
        <label key={brigade.id} class="setting">
          <span>{wording.name(brigade)}</span>
          <select
            value={seats[i]}
            onChange={({ currentTarget }) => setSeats(seats.with(i, currentTarget.value))}
          >
            {own.map((seat) => (
              <option key={seat} value={seat}>
                {whoIs(seen, seat)}
              </option>
            ))}
          </select>
        </label>
      ))}
      <div class="commit">
        <Refused {...{ setting, refusal }} />
        <Ok
          table={table}
          label={wording.text.control.allotted}
          can={refusal === null}
          give={() => give(seats)}
        />
      </div>
    </div>
  )
}
