import { LANGUAGES } from '@grognard/toolkit'
import { changeSettings, settings } from '../settings.ts'
import { CURTAINS, FILM_SPEEDS, MOTIONS, SOUNDS, THEMES } from '../store/settings.ts'
import { languageNames, words } from '../words/index.ts'

type ChoiceProps<Value extends string> = {
  readonly label: string
  readonly values: readonly Value[]
  readonly names: { readonly [value in Value]: string }
  readonly value: Value
  readonly onChange: (value: Value) => void
}

function Choice<Value extends string>({
  label,
  values,
  names,
  value,
  onChange,
}: ChoiceProps<Value>) {
  return (
    <label class="setting">
      <span>{label}</span>
      <select
        value={value}
        onChange={({ currentTarget }) => onChange(currentTarget.value as Value)}
      >
        {values.map((one) => (
          <option key={one} value={one}>
            {names[one]}
          </option>
        ))}
      </select>
    </label>
  )
}

export function SettingsPanel() {
  const w = words.value.settings
  const { language, theme, motion, film, sound, curtain } = settings.value
  return (
    <div class="settings">
      <Choice
        label={w.language}
        values={LANGUAGES}
        names={languageNames}
        value={language}
        onChange={(language) => changeSettings({ language })}
      />
      <Choice
        label={w.theme}
        values={THEMES}
        names={w.themes}
        value={theme}
        onChange={(theme) => changeSettings({ theme })}
      />
      <Choice
        label={w.motion}
        values={MOTIONS}
        names={w.motions}
        value={motion}
        onChange={(motion) => changeSettings({ motion })}
      />
      <Choice
        label={w.film}
        values={FILM_SPEEDS}
        names={w.filmSpeeds}
        value={film}
        onChange={(film) => changeSettings({ film })}
      />
      <Choice
        label={w.sound}
        values={SOUNDS}
        names={w.sounds}
        value={sound}
        onChange={(sound) => changeSettings({ sound })}
      />
      <Choice
        label={w.curtain}
        values={CURTAINS}
        names={w.curtains}
        value={curtain}
        onChange={(curtain) => changeSettings({ curtain })}
      />
    </div>
  )
}
