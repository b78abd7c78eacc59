import { isObject } from '@grognard/kernel'
import { filesLeft, unitOf, type Afv, type Removal, type Unit } from '@grognard/rules-afv'
import { useEffect, useId, useState } from 'preact/hooks'
import type { ControlProps } from '../../adapter.ts'
import { bodyOf } from '../ids.ts'
import { drawnStands, STAND } from '../layout/stands.ts'
import { wordingIn } from '../wording.ts'
import { standsIn } from './allocation.ts'
import { asAnswer, breakable, leftOf, pickedIn, usualRemoval } from './losing.ts'
import { Refused, Stepper } from './parts.tsx'
import { useTable } from './use-table.ts'
import { Ok } from '../../parts/ok.tsx'

/** Which stands go, how the rest stand, and which contacts are broken. */
export function RemoveStands({ seen, ask, language, table, judge, give }: ControlProps<Afv>) {
  const wording = wordingIn(language)
  const w = wording.text.control.losses
  const args = isObject(ask.args) ? ask.args : {}
  const unit = unitOf(seen, Number(args['unit']))
  const count = Number(args['count'])
  const [removal, setRemoval] = useState<Removal>(() => usualRemoval(unit, count))
  const group = useId()
  const picked = pickedIn(removal)
  const refusal = judge(asAnswer(removal))
  const faces = breakable(seen, unit, count)
  // Where all are alike there is nothing to pick.
  const arms = standsIn(unit)
  const widths = filesLeft(unit, count)
  useEffect(() => {
    table.selected.value = bodyOf(unit.id)
  }, [unit.id])
  useTable(table, { able: [bodyOf(unit.id)], hinted: [bodyOf(unit.id)] }, () => undefined)
  return (
    <div class="control losses-control">
      {arms.length > 1 && (
        <fieldset>
          <legend>{w.stands(count)}</legend>
          {arms.map((stand) => {
            const value = removal.remove[stand] ?? 0
            const called = wording.nouns.stand[stand]
            return (
              <div key={stand} class="row">
                <span class="grow">
                  {wording.text.capital(called)}, {w.left(unit.stands[stand] - value)}
                </span>
                <Stepper
                  value={value}
                  most={Math.min(unit.stands[stand], value + count - picked)}
                  more={w.more(called)}
                  fewer={w.fewer(called)}
                  onChange={(n) =>
                    setRemoval({ ...removal, remove: { ...removal.remove, [stand]: n } })
                  }
                />
              </div>
            )
          })}
          <p class="sum">{w.picked(picked, count)}</p>
        </fieldset>
      )}
      {widths.length > 1 && (
        <fieldset>
          <legend>{w.width}</legend>
          <div class="row">
            {widths.map((files) => (
              <label key={files} class="pickable">
                <input
                  type="radio"
                  name={group}
                  checked={removal.files === files}
                  onChange={() => setRemoval({ ...removal, files })}
                />
                {picked === count && <Shape unit={leftOf(unit, { ...removal, files })} />}
                {w.files(files)}
              </label>
            ))}
          </div>
        </fieldset>
      )}
      {faces.length > 0 && (
        <fieldset>
          <legend>{w.contact}</legend>
          {faces.map(({ face, enemy }) => (
            <label key={face} class="pickable">
              <input
                type="checkbox"
                checked={removal.leave.includes(face)}
                onChange={({ currentTarget: { checked } }) =>
                  setRemoval({
                    ...removal,
                    leave: checked
                      ? [...removal.leave, face]
                      : removal.leave.filter((other) => other !== face),
                  })
                }
              />
              {w.leave(wording.nouns.face[face], wording.name(unitOf(seen, enemy)))}
            </label>
          ))}
        </fieldset>
      )}
      <div class="commit">
        <Refused refusal={refusal} wording={wording} />
        <Ok
          table={table}
          label={w.commit(count)}
          can={refusal === null}
          give={() => give(asAnswer(removal))}
        />
      </div>
    </div>
  )
}

/** The stands that are left, as they would stand. */
function Shape({ unit }: { readonly unit: Unit }) {
  const { width, depth, blocks } = drawnStands(unit, 1)
  return (
    <svg
      class="width-shape"
      aria-hidden="true"
      viewBox={`${-width / 2} 0 ${width} ${depth}`}
      width={(width / STAND) * 12}
      height={(depth / STAND) * 12}
    >
      {blocks.map((block, i) => (
        <rect
          key={i}
          x={block.x - block.width / 2}
          y={block.facing === 0 ? block.y : block.y - block.depth}
          width={block.width}
          height={block.depth}
          stroke-width={120}
        />
      ))}
    </svg>
  )
}
