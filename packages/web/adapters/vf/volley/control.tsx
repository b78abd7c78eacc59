import { unitOf, type Vf } from '@grognard/rules-vf/functions'
import { useMemo } from 'preact/hooks'
import type { ControlProps } from '../../adapter.ts'
import { useHand } from '../../inches/hand/use-hand.ts'
import { Listed } from '../../inches/moving/by-hand.tsx'
import { linesOf } from '../../inches/moving/show.ts'
import { Refused } from '../../inches/refused.tsx'
import { CertificateLink } from '../../parts/certificate-link.tsx'
import { Ok, useActions } from '../../parts/ok.tsx'
import { shotCase } from '../certificate/index.ts'
import { cardAction, cardOn } from '../choices/cards.ts'
import { bodyOf, unitIn } from '../ids.ts'
import { useSetting } from '../setting.ts'
import { shortlyIn } from '../short.ts'
import { asAttack } from '../values.ts'
import { inShort } from '../why-not.ts'
import { LEND, SHOOT, supportIn, VOLLEY, type Asking } from './asking.ts'
import { isPlayed } from './cards.ts'
import { VolleyOutlook } from './outlook.tsx'
import { isIn, partOf, NOBODY } from './plan.ts'
import { chanceSaid, deedSaid, partSaid, volleySaid } from './said.ts'
import { volleyShown } from './show.ts'
import { useVolley } from './use-volley.ts'

/** Puts a volley together: at whom, who leads and who supports, with which card. */
const firing = (asking: Asking) =>
  function Fire(props: ControlProps<Vf>) {
    const { seen, ask, table, judge, give } = props
    const { setting, wording, side } = useSetting(props)
    const { frame, words, rulebook } = setting
    const w = wording.text.volley
    const shortly = useMemo(() => shortlyIn(seen, wording), [seen, wording])
    const volley = useVolley(props, side, asking)
    const { args, field, targets, plays, cards, able, draft, answer, refusal, tried, isEnding } =
      volley
    const canEnd = asking === VOLLEY && judge(null) === null
    const commit = (): void => {
      if (isEnding) give(null)
      else if (answer !== null && !refusal) give(answer)
    }

    const { target = null, plan = NOBODY } = draft ?? {}
    const support = supportIn(args, plan)
    const attack =
      plan.main && target !== null
        ? asAttack(
            'fire',
            plan.main,
            target,
            support.map(({ unit }) => unit),
          )
        : null
    const wrong = tried ?? (refusal && { answer, refusal })
    const shown = useMemo(
      () => ({
        ...volleyShown({
          able: able.map(({ id }) => id),
          targets,
          target,
          label: attack && chanceSaid(field, attack, wording),
          main: plan.main?.unit ?? null,
          support: support.map(({ unit }) => unit),
        }),
        lines: linesOf(wrong && inShort(seen, wrong.refusal), frame, words),
      }),
      [able, targets, draft, field, wrong?.refusal, frame, wording],
    )
    useHand(table, shown, {
      pick(thing) {
        if (!('body' in thing)) return
        const unit = unitIn(seen, thing.body)
        const inHand = unitIn(seen, table.selected.value ?? '')
        table.selected.value = thing.body
        if (!unit) return
        if (unit.side === side) return volley.toggle(unit)
        if (draft?.target === unit.id && draft.byHand && !refusal) return commit()
        volley.aim(unit.id, !draft && inHand?.side === side ? inHand.id : null)
      },
      key: (key) => key === 'escape' && volley.drop(),
    })
    const ranks = [...new Set(plays.map(({ card }) => card))]
    useActions(table, {
      ...(canEnd && {
        done: { isPressed: isEnding, press: () => (isEnding ? commit() : volley.end()) },
      }),
      ...Object.fromEntries(
        ranks.map((rank) => [
          cardAction(rank),
          {
            isPressed: cards.some(({ card }) => card === rank),
            press: () => volley.playRank(rank),
          },
        ]),
      ),
    })

    const main = plan.main && unitOf(seen, plan.main.unit)
    const question =
      attack && plan.main
        ? volleySaid(seen, plan.main, support, attack.target, wording)
        : target === null
          ? null
          : (refusal ? w.nobody : w.left)(shortly(unitOf(seen, target)))
    return (
      <div class="control volley-control">
        {canEnd && !draft && !isEnding ? (
          <Ok
            table={table}
            label={wording.text.choice.doneFire}
            can
            isUsual
            give={() => give(null)}
          />
        ) : (
          <Ok
            table={table}
            label={isEnding ? wording.text.choice.doneFire : deedSaid(asking, draft, wording)}
            can={isEnding || (answer !== null && refusal === null)}
            isGrave={isEnding}
            isByPicks
            question={question}
            give={commit}
          />
        )}
        <div class="brings">
          <Refused {...{ setting }} refusal={wrong?.refusal ?? null} answer={wrong?.answer} />
          {attack && <VolleyOutlook {...{ attack, wording }} seen={field} />}
        </div>
        {target !== null && (
          <Listed
            isShort
            title={w.shooters}
            all={able.map((unit) => ({
              label: partSaid(unit, partOf(plan, unit.id), shortly, wording),
              isPressed: isIn(plan, unit.id),
              press() {
                table.selected.value = bodyOf(unit.id)
                volley.toggle(unit)
              },
            }))}
          />
        )}
        {main && target !== null && !wrong && (
          <CertificateLink
            rulebook={rulebook}
            carried={() => shotCase(field, main, unitOf(field, target))}
            by={[draft]}
          />
        )}
        <Listed
          isShort
          title={w.cards}
          all={plays.map((play) => ({
            label: cardOn({ seen, ask, side, frame, wording }, play),
            isPressed: isPlayed(cards, play),
            press: () => volley.play(play),
          }))}
        />
        {asking === VOLLEY && (
          <Listed
            isShort
            title={w.targets}
            all={targets.map((id) => ({
              label: shortly(unitOf(seen, id)),
              isPressed: id === target,
              press() {
                table.selected.value = bodyOf(id)
                volley.aim(id, null)
              },
            }))}
          />
        )}
        {!attack && <p class="soft">{asking === LEND ? w.hintLend : w.hint}</p>}
      </div>
    )
  }

export const FireVolley = firing(VOLLEY)
export const ShootAt = firing(SHOOT)
export const LendFire = firing(LEND)
